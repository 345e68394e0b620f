# The rules in the club's own words: what can go wrong, and what the paper says of it.
rulebook-bad_number = “{ $rule }” is no rule’s number. Write chapter and rule, such as 5-6, or a chapter alone, such as 14.
rulebook-empty = Rule { $rule } needs words. To leave it out of the booklet, hide it.
rulebook-too_long = Rule { $rule } may have { $most } characters at most. Divide it into two rules.
rulebook-unknown_figure = { $name } is none of the figures that can stand in a rule. Choose one from the list, or write without braces.
rulebook-no_chapter = There is no chapter { $chapter }. Give it a title first, under the number { $chapter }.
rulebook-taken = There is a rule { $rule } already. Choose another number, or edit that one.
rulebook-no_such_rule = There is no rule { $rule }.
rulebook-nothing_to_restore = Rule { $rule } has no words of the club’s own to take away.
rulebook-chapter_in_use = Chapter { $rule } has rules. Delete them first.
rulebook-differs = { $setting }: { $value } ({ $base }: { $there })

# The screen on which the club writes its booklet.
rules-tab = Settings
booklet-tab = Texts of the booklet
booklet-lead = The rules as the booklet prints them, with the figures of { $ruleset }. Open one to write it in the club’s words; its number stays.
booklet-add = Add a rule
booklet-take_back = Undo the last change
booklet-taken_back = Rule { $rule } is as it was before.
booklet-language = Language of the booklet
booklet-search = Search for a number, a word
booklet-only_changed = Only what the club has changed
booklet-count = { $changed ->
    [0] No rule changed by the club
    [one] { $changed } rule changed by the club
   *[other] { $changed } rules changed by the club
  }
booklet-nothing_found = No rule matches.
booklet-mark_own = the club’s rule
booklet-mark_text = the club’s text
booklet-mark_changed = original changed since
booklet-mark_hidden = hidden
booklet-edit = Rule { $rule }
booklet-edit_chapter = Chapter { $rule }
booklet-number = Number
booklet-number_hint = Chapter and rule, such as 5-6. A new chapter begins with its title, under its number alone, such as 14.
booklet-words = Text of the booklet
booklet-title = Title of the chapter
booklet-words_hint = Plain text; an empty line separates paragraphs. A rule’s number, such as 7-10, becomes a link. Ctrl + Enter saves.
booklet-figure = Insert a figure of the ruleset
booklet-figure_choose = Choose…
booklet-preview = As it will be printed
booklet-original = The program’s text
booklet-changed_since = The program’s text has changed since the club wrote its own.
booklet-written_against = It said then:
booklet-said_nothing = Nothing: there was no such rule.
booklet-other_language = The club has written this rule in the other language only: that text is printed.
booklet-save = Save
booklet-restore = Restore the original
booklet-delete = Delete
booklet-hide = Hide
booklet-show = Hide no longer
booklet-saved = Rule { $rule } saved.
booklet-added = Rule { $rule } added.
booklet-restored = Rule { $rule }: the original is back.
booklet-deleted = Rule { $rule } deleted.
booklet-hidden = Rule { $rule } hidden: the booklet no longer prints it.
booklet-shown = Rule { $rule }: the booklet prints it again.
booklet-said_by_club = The club’s text
booklet-said_hidden = Hidden in the club’s booklet
cli-rules_unreadable = Line { $line }: this is no exported rule ({ $detail }).
