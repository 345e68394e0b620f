-- The first record of each group of equal names or licences is found without its whole group being sorted.
DROP INDEX IF EXISTS member_alike_name, member_alike_licence;
CREATE INDEX member_alike_name ON member (alike_name, club, member) WHERE alike_name IS NOT NULL;
CREATE INDEX member_alike_licence ON member (alike_licence, club, member) WHERE alike_licence IS NOT NULL;
