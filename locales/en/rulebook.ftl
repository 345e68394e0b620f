# The rules in the club's own words: what can go wrong, and what the paper says of it.
rulebook-bad_number = “{ $rule }” is no rule’s number. Write chapter and rule, such as 5-6, or a chapter alone, such as 14.
rulebook-empty = Rule { $rule } needs words. To leave it out of the booklet, hide it.
rulebook-too_long = Rule { $rule } may have { $most } characters at most. Divide it into two rules.
rulebook-unknown_figure = { $name } is none of the figures that can stand in a rule. Choose one from the list, or write without braces.
rulebook-no_chapter = There is no chapter { $chapter }. Give it a title first, under the number { $chapter }.
rulebook-taken = There is a rule { $rule } already. Choose another number, or edit that one.
rulebook-no_such_rule = There is no rule { $rule }.
rulebook-nothing_to_restore = Rule { $rule } has no words of the club’s own to take away.
rulebook-chapter_in_use = Chapter { $rule } has rules. Delete them first.
rulebook-differs = { $setting }: { $value } ({ $base }: { $there })
