_tapis__cli() {
    local i cur prev opts cmd
    COMPREPLY=()
    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        cur="$2"
    else
        cur="${COMP_WORDS[COMP_CWORD]}"
    fi
    prev="$3"
    cmd=""
    opts=""

    for i in "${COMP_WORDS[@]:0:COMP_CWORD}"
    do
        case "${cmd},${i}" in
            ",$1")
                cmd="tapis__cli"
                ;;
            tapis__cli,another-club)
                cmd="tapis__cli__subcmd__another__subcmd__club"
                ;;
            tapis__cli,backup)
                cmd="tapis__cli__subcmd__backup"
                ;;
            tapis__cli,calendar)
                cmd="tapis__cli__subcmd__calendar"
                ;;
            tapis__cli,check)
                cmd="tapis__cli__subcmd__check"
                ;;
            tapis__cli,dues)
                cmd="tapis__cli__subcmd__dues"
                ;;
            tapis__cli,evening)
                cmd="tapis__cli__subcmd__evening"
                ;;
            tapis__cli,follow)
                cmd="tapis__cli__subcmd__follow"
                ;;
            tapis__cli,help)
                cmd="tapis__cli__subcmd__help"
                ;;
            tapis__cli,import-members)
                cmd="tapis__cli__subcmd__import__subcmd__members"
                ;;
            tapis__cli,init)
                cmd="tapis__cli__subcmd__init"
                ;;
            tapis__cli,league)
                cmd="tapis__cli__subcmd__league"
                ;;
            tapis__cli,member)
                cmd="tapis__cli__subcmd__member"
                ;;
            tapis__cli,past)
                cmd="tapis__cli__subcmd__past"
                ;;
            tapis__cli,phones)
                cmd="tapis__cli__subcmd__phones"
                ;;
            tapis__cli,print)
                cmd="tapis__cli__subcmd__print"
                ;;
            tapis__cli,printers)
                cmd="tapis__cli__subcmd__printers"
                ;;
            tapis__cli,proof)
                cmd="tapis__cli__subcmd__proof"
                ;;
            tapis__cli,publish)
                cmd="tapis__cli__subcmd__publish"
                ;;
            tapis__cli,restore)
                cmd="tapis__cli__subcmd__restore"
                ;;
            tapis__cli,rule)
                cmd="tapis__cli__subcmd__rule"
                ;;
            tapis__cli,rules)
                cmd="tapis__cli__subcmd__rules"
                ;;
            tapis__cli,season)
                cmd="tapis__cli__subcmd__season"
                ;;
            tapis__cli,serve)
                cmd="tapis__cli__subcmd__serve"
                ;;
            tapis__cli,show)
                cmd="tapis__cli__subcmd__show"
                ;;
            tapis__cli,sign-up)
                cmd="tapis__cli__subcmd__sign__subcmd__up"
                ;;
            tapis__cli,simulate)
                cmd="tapis__cli__subcmd__simulate"
                ;;
            tapis__cli,structure)
                cmd="tapis__cli__subcmd__structure"
                ;;
            tapis__cli,text)
                cmd="tapis__cli__subcmd__text"
                ;;
            tapis__cli,update)
                cmd="tapis__cli__subcmd__update"
                ;;
            tapis__cli__subcmd__calendar,ahead)
                cmd="tapis__cli__subcmd__calendar__subcmd__ahead"
                ;;
            tapis__cli__subcmd__calendar,archive)
                cmd="tapis__cli__subcmd__calendar__subcmd__archive"
                ;;
            tapis__cli__subcmd__calendar,help)
                cmd="tapis__cli__subcmd__calendar__subcmd__help"
                ;;
            tapis__cli__subcmd__calendar,past)
                cmd="tapis__cli__subcmd__calendar__subcmd__past"
                ;;
            tapis__cli__subcmd__calendar,plan)
                cmd="tapis__cli__subcmd__calendar__subcmd__plan"
                ;;
            tapis__cli__subcmd__calendar__subcmd__help,ahead)
                cmd="tapis__cli__subcmd__calendar__subcmd__help__subcmd__ahead"
                ;;
            tapis__cli__subcmd__calendar__subcmd__help,archive)
                cmd="tapis__cli__subcmd__calendar__subcmd__help__subcmd__archive"
                ;;
            tapis__cli__subcmd__calendar__subcmd__help,help)
                cmd="tapis__cli__subcmd__calendar__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__calendar__subcmd__help,past)
                cmd="tapis__cli__subcmd__calendar__subcmd__help__subcmd__past"
                ;;
            tapis__cli__subcmd__calendar__subcmd__help,plan)
                cmd="tapis__cli__subcmd__calendar__subcmd__help__subcmd__plan"
                ;;
            tapis__cli__subcmd__dues,as-others)
                cmd="tapis__cli__subcmd__dues__subcmd__as__subcmd__others"
                ;;
            tapis__cli__subcmd__dues,cancel)
                cmd="tapis__cli__subcmd__dues__subcmd__cancel"
                ;;
            tapis__cli__subcmd__dues,help)
                cmd="tapis__cli__subcmd__dues__subcmd__help"
                ;;
            tapis__cli__subcmd__dues,list)
                cmd="tapis__cli__subcmd__dues__subcmd__list"
                ;;
            tapis__cli__subcmd__dues,member)
                cmd="tapis__cli__subcmd__dues__subcmd__member"
                ;;
            tapis__cli__subcmd__dues,pay)
                cmd="tapis__cli__subcmd__dues__subcmd__pay"
                ;;
            tapis__cli__subcmd__dues,remove)
                cmd="tapis__cli__subcmd__dues__subcmd__remove"
                ;;
            tapis__cli__subcmd__dues,set)
                cmd="tapis__cli__subcmd__dues__subcmd__set"
                ;;
            tapis__cli__subcmd__dues,till)
                cmd="tapis__cli__subcmd__dues__subcmd__till"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,as-others)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__as__subcmd__others"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,cancel)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__cancel"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,help)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,list)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__list"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,member)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__member"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,pay)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__pay"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,remove)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__remove"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,set)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__set"
                ;;
            tapis__cli__subcmd__dues__subcmd__help,till)
                cmd="tapis__cli__subcmd__dues__subcmd__help__subcmd__till"
                ;;
            tapis__cli__subcmd__help,another-club)
                cmd="tapis__cli__subcmd__help__subcmd__another__subcmd__club"
                ;;
            tapis__cli__subcmd__help,backup)
                cmd="tapis__cli__subcmd__help__subcmd__backup"
                ;;
            tapis__cli__subcmd__help,calendar)
                cmd="tapis__cli__subcmd__help__subcmd__calendar"
                ;;
            tapis__cli__subcmd__help,check)
                cmd="tapis__cli__subcmd__help__subcmd__check"
                ;;
            tapis__cli__subcmd__help,dues)
                cmd="tapis__cli__subcmd__help__subcmd__dues"
                ;;
            tapis__cli__subcmd__help,evening)
                cmd="tapis__cli__subcmd__help__subcmd__evening"
                ;;
            tapis__cli__subcmd__help,follow)
                cmd="tapis__cli__subcmd__help__subcmd__follow"
                ;;
            tapis__cli__subcmd__help,help)
                cmd="tapis__cli__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__help,import-members)
                cmd="tapis__cli__subcmd__help__subcmd__import__subcmd__members"
                ;;
            tapis__cli__subcmd__help,init)
                cmd="tapis__cli__subcmd__help__subcmd__init"
                ;;
            tapis__cli__subcmd__help,league)
                cmd="tapis__cli__subcmd__help__subcmd__league"
                ;;
            tapis__cli__subcmd__help,member)
                cmd="tapis__cli__subcmd__help__subcmd__member"
                ;;
            tapis__cli__subcmd__help,past)
                cmd="tapis__cli__subcmd__help__subcmd__past"
                ;;
            tapis__cli__subcmd__help,phones)
                cmd="tapis__cli__subcmd__help__subcmd__phones"
                ;;
            tapis__cli__subcmd__help,print)
                cmd="tapis__cli__subcmd__help__subcmd__print"
                ;;
            tapis__cli__subcmd__help,printers)
                cmd="tapis__cli__subcmd__help__subcmd__printers"
                ;;
            tapis__cli__subcmd__help,proof)
                cmd="tapis__cli__subcmd__help__subcmd__proof"
                ;;
            tapis__cli__subcmd__help,publish)
                cmd="tapis__cli__subcmd__help__subcmd__publish"
                ;;
            tapis__cli__subcmd__help,restore)
                cmd="tapis__cli__subcmd__help__subcmd__restore"
                ;;
            tapis__cli__subcmd__help,rule)
                cmd="tapis__cli__subcmd__help__subcmd__rule"
                ;;
            tapis__cli__subcmd__help,rules)
                cmd="tapis__cli__subcmd__help__subcmd__rules"
                ;;
            tapis__cli__subcmd__help,season)
                cmd="tapis__cli__subcmd__help__subcmd__season"
                ;;
            tapis__cli__subcmd__help,serve)
                cmd="tapis__cli__subcmd__help__subcmd__serve"
                ;;
            tapis__cli__subcmd__help,show)
                cmd="tapis__cli__subcmd__help__subcmd__show"
                ;;
            tapis__cli__subcmd__help,sign-up)
                cmd="tapis__cli__subcmd__help__subcmd__sign__subcmd__up"
                ;;
            tapis__cli__subcmd__help,simulate)
                cmd="tapis__cli__subcmd__help__subcmd__simulate"
                ;;
            tapis__cli__subcmd__help,structure)
                cmd="tapis__cli__subcmd__help__subcmd__structure"
                ;;
            tapis__cli__subcmd__help,text)
                cmd="tapis__cli__subcmd__help__subcmd__text"
                ;;
            tapis__cli__subcmd__help,update)
                cmd="tapis__cli__subcmd__help__subcmd__update"
                ;;
            tapis__cli__subcmd__help__subcmd__calendar,ahead)
                cmd="tapis__cli__subcmd__help__subcmd__calendar__subcmd__ahead"
                ;;
            tapis__cli__subcmd__help__subcmd__calendar,archive)
                cmd="tapis__cli__subcmd__help__subcmd__calendar__subcmd__archive"
                ;;
            tapis__cli__subcmd__help__subcmd__calendar,past)
                cmd="tapis__cli__subcmd__help__subcmd__calendar__subcmd__past"
                ;;
            tapis__cli__subcmd__help__subcmd__calendar,plan)
                cmd="tapis__cli__subcmd__help__subcmd__calendar__subcmd__plan"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,as-others)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__as__subcmd__others"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,cancel)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__cancel"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,list)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__list"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,member)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__member"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,pay)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__pay"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,remove)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__remove"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,set)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__set"
                ;;
            tapis__cli__subcmd__help__subcmd__dues,till)
                cmd="tapis__cli__subcmd__help__subcmd__dues__subcmd__till"
                ;;
            tapis__cli__subcmd__help__subcmd__league,check)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__check"
                ;;
            tapis__cli__subcmd__help__subcmd__league,join)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__join"
                ;;
            tapis__cli__subcmd__help__subcmd__league,lists)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__lists"
                ;;
            tapis__cli__subcmd__help__subcmd__league,send)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__send"
                ;;
            tapis__cli__subcmd__help__subcmd__league,show)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__show"
                ;;
            tapis__cli__subcmd__help__subcmd__league,verify)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__verify"
                ;;
            tapis__cli__subcmd__help__subcmd__league,write)
                cmd="tapis__cli__subcmd__help__subcmd__league__subcmd__write"
                ;;
            tapis__cli__subcmd__help__subcmd__member,checks)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__checks"
                ;;
            tapis__cli__subcmd__help__subcmd__member,data)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__data"
                ;;
            tapis__cli__subcmd__help__subcmd__member,distinct)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__distinct"
                ;;
            tapis__cli__subcmd__help__subcmd__member,duplicates)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__duplicates"
                ;;
            tapis__cli__subcmd__help__subcmd__member,exclude)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__exclude"
                ;;
            tapis__cli__subcmd__help__subcmd__member,export)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__export"
                ;;
            tapis__cli__subcmd__help__subcmd__member,licences)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__licences"
                ;;
            tapis__cli__subcmd__help__subcmd__member,list)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__list"
                ;;
            tapis__cli__subcmd__help__subcmd__member,merge)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__merge"
                ;;
            tapis__cli__subcmd__help__subcmd__member,note)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__note"
                ;;
            tapis__cli__subcmd__help__subcmd__member,photo)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__photo"
                ;;
            tapis__cli__subcmd__help__subcmd__member,protection)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__protection"
                ;;
            tapis__cli__subcmd__help__subcmd__member,readmit)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__readmit"
                ;;
            tapis__cli__subcmd__help__subcmd__member,retention)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__retention"
                ;;
            tapis__cli__subcmd__help__subcmd__member,separate)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__separate"
                ;;
            tapis__cli__subcmd__help__subcmd__member,statistics)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__statistics"
                ;;
            tapis__cli__subcmd__help__subcmd__member,tag)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__tag"
                ;;
            tapis__cli__subcmd__help__subcmd__member,tags)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__tags"
                ;;
            tapis__cli__subcmd__help__subcmd__member__subcmd__retention,again)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__again"
                ;;
            tapis__cli__subcmd__help__subcmd__member__subcmd__retention,erase)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__erase"
                ;;
            tapis__cli__subcmd__help__subcmd__member__subcmd__retention,keep)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__keep"
                ;;
            tapis__cli__subcmd__help__subcmd__member__subcmd__retention,list)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__list"
                ;;
            tapis__cli__subcmd__help__subcmd__member__subcmd__retention,reviewed)
                cmd="tapis__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__reviewed"
                ;;
            tapis__cli__subcmd__help__subcmd__past,correct)
                cmd="tapis__cli__subcmd__help__subcmd__past__subcmd__correct"
                ;;
            tapis__cli__subcmd__help__subcmd__past,delete)
                cmd="tapis__cli__subcmd__help__subcmd__past__subcmd__delete"
                ;;
            tapis__cli__subcmd__help__subcmd__past,import)
                cmd="tapis__cli__subcmd__help__subcmd__past__subcmd__import"
                ;;
            tapis__cli__subcmd__help__subcmd__past,record)
                cmd="tapis__cli__subcmd__help__subcmd__past__subcmd__record"
                ;;
            tapis__cli__subcmd__help__subcmd__past,show)
                cmd="tapis__cli__subcmd__help__subcmd__past__subcmd__show"
                ;;
            tapis__cli__subcmd__help__subcmd__proof,check)
                cmd="tapis__cli__subcmd__help__subcmd__proof__subcmd__check"
                ;;
            tapis__cli__subcmd__help__subcmd__proof,keys)
                cmd="tapis__cli__subcmd__help__subcmd__proof__subcmd__keys"
                ;;
            tapis__cli__subcmd__help__subcmd__proof,make)
                cmd="tapis__cli__subcmd__help__subcmd__proof__subcmd__make"
                ;;
            tapis__cli__subcmd__help__subcmd__proof,withdraw)
                cmd="tapis__cli__subcmd__help__subcmd__proof__subcmd__withdraw"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,export)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__export"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,hide)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__hide"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,import)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__import"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,list)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__list"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,restore)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__restore"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,set)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__set"
                ;;
            tapis__cli__subcmd__help__subcmd__rules,show)
                cmd="tapis__cli__subcmd__help__subcmd__rules__subcmd__show"
                ;;
            tapis__cli__subcmd__help__subcmd__season,archive)
                cmd="tapis__cli__subcmd__help__subcmd__season__subcmd__archive"
                ;;
            tapis__cli__subcmd__help__subcmd__season,delete)
                cmd="tapis__cli__subcmd__help__subcmd__season__subcmd__delete"
                ;;
            tapis__cli__subcmd__help__subcmd__season,list)
                cmd="tapis__cli__subcmd__help__subcmd__season__subcmd__list"
                ;;
            tapis__cli__subcmd__help__subcmd__season,results)
                cmd="tapis__cli__subcmd__help__subcmd__season__subcmd__results"
                ;;
            tapis__cli__subcmd__help__subcmd__season,standings)
                cmd="tapis__cli__subcmd__help__subcmd__season__subcmd__standings"
                ;;
            tapis__cli__subcmd__help__subcmd__season,statistics)
                cmd="tapis__cli__subcmd__help__subcmd__season__subcmd__statistics"
                ;;
            tapis__cli__subcmd__help__subcmd__sign__subcmd__up,add)
                cmd="tapis__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__add"
                ;;
            tapis__cli__subcmd__help__subcmd__sign__subcmd__up,list)
                cmd="tapis__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__list"
                ;;
            tapis__cli__subcmd__help__subcmd__sign__subcmd__up,places)
                cmd="tapis__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__places"
                ;;
            tapis__cli__subcmd__help__subcmd__sign__subcmd__up,remove)
                cmd="tapis__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__remove"
                ;;
            tapis__cli__subcmd__help__subcmd__structure,of)
                cmd="tapis__cli__subcmd__help__subcmd__structure__subcmd__of"
                ;;
            tapis__cli__subcmd__help__subcmd__structure,propose)
                cmd="tapis__cli__subcmd__help__subcmd__structure__subcmd__propose"
                ;;
            tapis__cli__subcmd__help__subcmd__structure,read)
                cmd="tapis__cli__subcmd__help__subcmd__structure__subcmd__read"
                ;;
            tapis__cli__subcmd__help__subcmd__update,check)
                cmd="tapis__cli__subcmd__help__subcmd__update__subcmd__check"
                ;;
            tapis__cli__subcmd__league,check)
                cmd="tapis__cli__subcmd__league__subcmd__check"
                ;;
            tapis__cli__subcmd__league,help)
                cmd="tapis__cli__subcmd__league__subcmd__help"
                ;;
            tapis__cli__subcmd__league,join)
                cmd="tapis__cli__subcmd__league__subcmd__join"
                ;;
            tapis__cli__subcmd__league,lists)
                cmd="tapis__cli__subcmd__league__subcmd__lists"
                ;;
            tapis__cli__subcmd__league,send)
                cmd="tapis__cli__subcmd__league__subcmd__send"
                ;;
            tapis__cli__subcmd__league,show)
                cmd="tapis__cli__subcmd__league__subcmd__show"
                ;;
            tapis__cli__subcmd__league,verify)
                cmd="tapis__cli__subcmd__league__subcmd__verify"
                ;;
            tapis__cli__subcmd__league,write)
                cmd="tapis__cli__subcmd__league__subcmd__write"
                ;;
            tapis__cli__subcmd__league__subcmd__help,check)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__check"
                ;;
            tapis__cli__subcmd__league__subcmd__help,help)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__league__subcmd__help,join)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__join"
                ;;
            tapis__cli__subcmd__league__subcmd__help,lists)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__lists"
                ;;
            tapis__cli__subcmd__league__subcmd__help,send)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__send"
                ;;
            tapis__cli__subcmd__league__subcmd__help,show)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__show"
                ;;
            tapis__cli__subcmd__league__subcmd__help,verify)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__verify"
                ;;
            tapis__cli__subcmd__league__subcmd__help,write)
                cmd="tapis__cli__subcmd__league__subcmd__help__subcmd__write"
                ;;
            tapis__cli__subcmd__member,checks)
                cmd="tapis__cli__subcmd__member__subcmd__checks"
                ;;
            tapis__cli__subcmd__member,data)
                cmd="tapis__cli__subcmd__member__subcmd__data"
                ;;
            tapis__cli__subcmd__member,distinct)
                cmd="tapis__cli__subcmd__member__subcmd__distinct"
                ;;
            tapis__cli__subcmd__member,duplicates)
                cmd="tapis__cli__subcmd__member__subcmd__duplicates"
                ;;
            tapis__cli__subcmd__member,exclude)
                cmd="tapis__cli__subcmd__member__subcmd__exclude"
                ;;
            tapis__cli__subcmd__member,export)
                cmd="tapis__cli__subcmd__member__subcmd__export"
                ;;
            tapis__cli__subcmd__member,help)
                cmd="tapis__cli__subcmd__member__subcmd__help"
                ;;
            tapis__cli__subcmd__member,licences)
                cmd="tapis__cli__subcmd__member__subcmd__licences"
                ;;
            tapis__cli__subcmd__member,list)
                cmd="tapis__cli__subcmd__member__subcmd__list"
                ;;
            tapis__cli__subcmd__member,merge)
                cmd="tapis__cli__subcmd__member__subcmd__merge"
                ;;
            tapis__cli__subcmd__member,note)
                cmd="tapis__cli__subcmd__member__subcmd__note"
                ;;
            tapis__cli__subcmd__member,photo)
                cmd="tapis__cli__subcmd__member__subcmd__photo"
                ;;
            tapis__cli__subcmd__member,protection)
                cmd="tapis__cli__subcmd__member__subcmd__protection"
                ;;
            tapis__cli__subcmd__member,readmit)
                cmd="tapis__cli__subcmd__member__subcmd__readmit"
                ;;
            tapis__cli__subcmd__member,retention)
                cmd="tapis__cli__subcmd__member__subcmd__retention"
                ;;
            tapis__cli__subcmd__member,separate)
                cmd="tapis__cli__subcmd__member__subcmd__separate"
                ;;
            tapis__cli__subcmd__member,statistics)
                cmd="tapis__cli__subcmd__member__subcmd__statistics"
                ;;
            tapis__cli__subcmd__member,tag)
                cmd="tapis__cli__subcmd__member__subcmd__tag"
                ;;
            tapis__cli__subcmd__member,tags)
                cmd="tapis__cli__subcmd__member__subcmd__tags"
                ;;
            tapis__cli__subcmd__member__subcmd__help,checks)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__checks"
                ;;
            tapis__cli__subcmd__member__subcmd__help,data)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__data"
                ;;
            tapis__cli__subcmd__member__subcmd__help,distinct)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__distinct"
                ;;
            tapis__cli__subcmd__member__subcmd__help,duplicates)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__duplicates"
                ;;
            tapis__cli__subcmd__member__subcmd__help,exclude)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__exclude"
                ;;
            tapis__cli__subcmd__member__subcmd__help,export)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__export"
                ;;
            tapis__cli__subcmd__member__subcmd__help,help)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__member__subcmd__help,licences)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__licences"
                ;;
            tapis__cli__subcmd__member__subcmd__help,list)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__list"
                ;;
            tapis__cli__subcmd__member__subcmd__help,merge)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__merge"
                ;;
            tapis__cli__subcmd__member__subcmd__help,note)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__note"
                ;;
            tapis__cli__subcmd__member__subcmd__help,photo)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__photo"
                ;;
            tapis__cli__subcmd__member__subcmd__help,protection)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__protection"
                ;;
            tapis__cli__subcmd__member__subcmd__help,readmit)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__readmit"
                ;;
            tapis__cli__subcmd__member__subcmd__help,retention)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__retention"
                ;;
            tapis__cli__subcmd__member__subcmd__help,separate)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__separate"
                ;;
            tapis__cli__subcmd__member__subcmd__help,statistics)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__statistics"
                ;;
            tapis__cli__subcmd__member__subcmd__help,tag)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__tag"
                ;;
            tapis__cli__subcmd__member__subcmd__help,tags)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__tags"
                ;;
            tapis__cli__subcmd__member__subcmd__help__subcmd__retention,again)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__again"
                ;;
            tapis__cli__subcmd__member__subcmd__help__subcmd__retention,erase)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__erase"
                ;;
            tapis__cli__subcmd__member__subcmd__help__subcmd__retention,keep)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__keep"
                ;;
            tapis__cli__subcmd__member__subcmd__help__subcmd__retention,list)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__list"
                ;;
            tapis__cli__subcmd__member__subcmd__help__subcmd__retention,reviewed)
                cmd="tapis__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__reviewed"
                ;;
            tapis__cli__subcmd__member__subcmd__retention,again)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__again"
                ;;
            tapis__cli__subcmd__member__subcmd__retention,erase)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__erase"
                ;;
            tapis__cli__subcmd__member__subcmd__retention,help)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help"
                ;;
            tapis__cli__subcmd__member__subcmd__retention,keep)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__keep"
                ;;
            tapis__cli__subcmd__member__subcmd__retention,list)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__list"
                ;;
            tapis__cli__subcmd__member__subcmd__retention,reviewed)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__reviewed"
                ;;
            tapis__cli__subcmd__member__subcmd__retention__subcmd__help,again)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__again"
                ;;
            tapis__cli__subcmd__member__subcmd__retention__subcmd__help,erase)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__erase"
                ;;
            tapis__cli__subcmd__member__subcmd__retention__subcmd__help,help)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__member__subcmd__retention__subcmd__help,keep)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__keep"
                ;;
            tapis__cli__subcmd__member__subcmd__retention__subcmd__help,list)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__list"
                ;;
            tapis__cli__subcmd__member__subcmd__retention__subcmd__help,reviewed)
                cmd="tapis__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__reviewed"
                ;;
            tapis__cli__subcmd__past,correct)
                cmd="tapis__cli__subcmd__past__subcmd__correct"
                ;;
            tapis__cli__subcmd__past,delete)
                cmd="tapis__cli__subcmd__past__subcmd__delete"
                ;;
            tapis__cli__subcmd__past,help)
                cmd="tapis__cli__subcmd__past__subcmd__help"
                ;;
            tapis__cli__subcmd__past,import)
                cmd="tapis__cli__subcmd__past__subcmd__import"
                ;;
            tapis__cli__subcmd__past,record)
                cmd="tapis__cli__subcmd__past__subcmd__record"
                ;;
            tapis__cli__subcmd__past,show)
                cmd="tapis__cli__subcmd__past__subcmd__show"
                ;;
            tapis__cli__subcmd__past__subcmd__help,correct)
                cmd="tapis__cli__subcmd__past__subcmd__help__subcmd__correct"
                ;;
            tapis__cli__subcmd__past__subcmd__help,delete)
                cmd="tapis__cli__subcmd__past__subcmd__help__subcmd__delete"
                ;;
            tapis__cli__subcmd__past__subcmd__help,help)
                cmd="tapis__cli__subcmd__past__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__past__subcmd__help,import)
                cmd="tapis__cli__subcmd__past__subcmd__help__subcmd__import"
                ;;
            tapis__cli__subcmd__past__subcmd__help,record)
                cmd="tapis__cli__subcmd__past__subcmd__help__subcmd__record"
                ;;
            tapis__cli__subcmd__past__subcmd__help,show)
                cmd="tapis__cli__subcmd__past__subcmd__help__subcmd__show"
                ;;
            tapis__cli__subcmd__proof,check)
                cmd="tapis__cli__subcmd__proof__subcmd__check"
                ;;
            tapis__cli__subcmd__proof,help)
                cmd="tapis__cli__subcmd__proof__subcmd__help"
                ;;
            tapis__cli__subcmd__proof,keys)
                cmd="tapis__cli__subcmd__proof__subcmd__keys"
                ;;
            tapis__cli__subcmd__proof,make)
                cmd="tapis__cli__subcmd__proof__subcmd__make"
                ;;
            tapis__cli__subcmd__proof,withdraw)
                cmd="tapis__cli__subcmd__proof__subcmd__withdraw"
                ;;
            tapis__cli__subcmd__proof__subcmd__help,check)
                cmd="tapis__cli__subcmd__proof__subcmd__help__subcmd__check"
                ;;
            tapis__cli__subcmd__proof__subcmd__help,help)
                cmd="tapis__cli__subcmd__proof__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__proof__subcmd__help,keys)
                cmd="tapis__cli__subcmd__proof__subcmd__help__subcmd__keys"
                ;;
            tapis__cli__subcmd__proof__subcmd__help,make)
                cmd="tapis__cli__subcmd__proof__subcmd__help__subcmd__make"
                ;;
            tapis__cli__subcmd__proof__subcmd__help,withdraw)
                cmd="tapis__cli__subcmd__proof__subcmd__help__subcmd__withdraw"
                ;;
            tapis__cli__subcmd__rules,export)
                cmd="tapis__cli__subcmd__rules__subcmd__export"
                ;;
            tapis__cli__subcmd__rules,help)
                cmd="tapis__cli__subcmd__rules__subcmd__help"
                ;;
            tapis__cli__subcmd__rules,hide)
                cmd="tapis__cli__subcmd__rules__subcmd__hide"
                ;;
            tapis__cli__subcmd__rules,import)
                cmd="tapis__cli__subcmd__rules__subcmd__import"
                ;;
            tapis__cli__subcmd__rules,list)
                cmd="tapis__cli__subcmd__rules__subcmd__list"
                ;;
            tapis__cli__subcmd__rules,restore)
                cmd="tapis__cli__subcmd__rules__subcmd__restore"
                ;;
            tapis__cli__subcmd__rules,set)
                cmd="tapis__cli__subcmd__rules__subcmd__set"
                ;;
            tapis__cli__subcmd__rules,show)
                cmd="tapis__cli__subcmd__rules__subcmd__show"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,export)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__export"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,help)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,hide)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__hide"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,import)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__import"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,list)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__list"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,restore)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__restore"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,set)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__set"
                ;;
            tapis__cli__subcmd__rules__subcmd__help,show)
                cmd="tapis__cli__subcmd__rules__subcmd__help__subcmd__show"
                ;;
            tapis__cli__subcmd__season,archive)
                cmd="tapis__cli__subcmd__season__subcmd__archive"
                ;;
            tapis__cli__subcmd__season,delete)
                cmd="tapis__cli__subcmd__season__subcmd__delete"
                ;;
            tapis__cli__subcmd__season,help)
                cmd="tapis__cli__subcmd__season__subcmd__help"
                ;;
            tapis__cli__subcmd__season,list)
                cmd="tapis__cli__subcmd__season__subcmd__list"
                ;;
            tapis__cli__subcmd__season,results)
                cmd="tapis__cli__subcmd__season__subcmd__results"
                ;;
            tapis__cli__subcmd__season,standings)
                cmd="tapis__cli__subcmd__season__subcmd__standings"
                ;;
            tapis__cli__subcmd__season,statistics)
                cmd="tapis__cli__subcmd__season__subcmd__statistics"
                ;;
            tapis__cli__subcmd__season__subcmd__help,archive)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__archive"
                ;;
            tapis__cli__subcmd__season__subcmd__help,delete)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__delete"
                ;;
            tapis__cli__subcmd__season__subcmd__help,help)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__season__subcmd__help,list)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__list"
                ;;
            tapis__cli__subcmd__season__subcmd__help,results)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__results"
                ;;
            tapis__cli__subcmd__season__subcmd__help,standings)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__standings"
                ;;
            tapis__cli__subcmd__season__subcmd__help,statistics)
                cmd="tapis__cli__subcmd__season__subcmd__help__subcmd__statistics"
                ;;
            tapis__cli__subcmd__sign__subcmd__up,add)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__add"
                ;;
            tapis__cli__subcmd__sign__subcmd__up,help)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__help"
                ;;
            tapis__cli__subcmd__sign__subcmd__up,list)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__list"
                ;;
            tapis__cli__subcmd__sign__subcmd__up,places)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__places"
                ;;
            tapis__cli__subcmd__sign__subcmd__up,remove)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__remove"
                ;;
            tapis__cli__subcmd__sign__subcmd__up__subcmd__help,add)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__add"
                ;;
            tapis__cli__subcmd__sign__subcmd__up__subcmd__help,help)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__sign__subcmd__up__subcmd__help,list)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__list"
                ;;
            tapis__cli__subcmd__sign__subcmd__up__subcmd__help,places)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__places"
                ;;
            tapis__cli__subcmd__sign__subcmd__up__subcmd__help,remove)
                cmd="tapis__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__remove"
                ;;
            tapis__cli__subcmd__structure,help)
                cmd="tapis__cli__subcmd__structure__subcmd__help"
                ;;
            tapis__cli__subcmd__structure,of)
                cmd="tapis__cli__subcmd__structure__subcmd__of"
                ;;
            tapis__cli__subcmd__structure,propose)
                cmd="tapis__cli__subcmd__structure__subcmd__propose"
                ;;
            tapis__cli__subcmd__structure,read)
                cmd="tapis__cli__subcmd__structure__subcmd__read"
                ;;
            tapis__cli__subcmd__structure__subcmd__help,help)
                cmd="tapis__cli__subcmd__structure__subcmd__help__subcmd__help"
                ;;
            tapis__cli__subcmd__structure__subcmd__help,of)
                cmd="tapis__cli__subcmd__structure__subcmd__help__subcmd__of"
                ;;
            tapis__cli__subcmd__structure__subcmd__help,propose)
                cmd="tapis__cli__subcmd__structure__subcmd__help__subcmd__propose"
                ;;
            tapis__cli__subcmd__structure__subcmd__help,read)
                cmd="tapis__cli__subcmd__structure__subcmd__help__subcmd__read"
                ;;
            tapis__cli__subcmd__update,check)
                cmd="tapis__cli__subcmd__update__subcmd__check"
                ;;
            tapis__cli__subcmd__update,help)
                cmd="tapis__cli__subcmd__update__subcmd__help"
                ;;
            tapis__cli__subcmd__update__subcmd__help,check)
                cmd="tapis__cli__subcmd__update__subcmd__help__subcmd__check"
                ;;
            tapis__cli__subcmd__update__subcmd__help,help)
                cmd="tapis__cli__subcmd__update__subcmd__help__subcmd__help"
                ;;
            *)
                ;;
        esac
    done

    case "${cmd}" in
        tapis__cli)
            opts="-h -V --club --lang --language --second-place --help --version init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 1 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__another__subcmd__club)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__backup)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar)
            opts="-h --club --lang --language --second-place --help ahead past archive plan help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__ahead)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__archive)
            opts="-h --undo --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__help)
            opts="ahead past archive plan help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__help__subcmd__ahead)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__help__subcmd__archive)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__help__subcmd__past)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__help__subcmd__plan)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__past)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__calendar__subcmd__plan)
            opts="-h --template --from --to --weeks --monthly --without --name --preview --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --template)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --to)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weeks)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --without)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__check)
            opts="-h --code --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --code)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues)
            opts="-h --club --lang --language --second-place --help list till set remove member as-others pay cancel help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__as__subcmd__others)
            opts="-h --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__cancel)
            opts="-h --reason --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --reason)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help)
            opts="list till set remove member as-others pay cancel help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__as__subcmd__others)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__cancel)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__member)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__pay)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__remove)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__set)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__help__subcmd__till)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__list)
            opts="-h --season --open --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__member)
            opts="-h --reason --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --reason)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__pay)
            opts="-h --means --on --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --means)
                    COMPREPLY=($(compgen -W "cash cheque card transfer other" -- "${cur}"))
                    return 0
                    ;;
                --on)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__remove)
            opts="-h --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__set)
            opts="-h --currency --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --currency)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__dues__subcmd__till)
            opts="-h --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__evening)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__follow)
            opts="-h --data --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help)
            opts="init import-members member past dues season sign-up calendar evening simulate show print rules printers publish text rule structure check proof league update serve phones follow another-club backup restore help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__another__subcmd__club)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__backup)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__calendar)
            opts="ahead past archive plan"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__calendar__subcmd__ahead)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__calendar__subcmd__archive)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__calendar__subcmd__past)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__calendar__subcmd__plan)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues)
            opts="list till set remove member as-others pay cancel"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__as__subcmd__others)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__cancel)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__member)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__pay)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__remove)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__set)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__dues__subcmd__till)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__evening)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__follow)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__import__subcmd__members)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__init)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league)
            opts="show write send join lists check verify"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__join)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__lists)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__send)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__verify)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__league__subcmd__write)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member)
            opts="list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__checks)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__data)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__distinct)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__duplicates)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__exclude)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__export)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__licences)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__merge)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__note)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__photo)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__protection)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__readmit)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__retention)
            opts="list keep again erase reviewed"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__again)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__erase)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__keep)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__retention__subcmd__reviewed)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__separate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__statistics)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__tag)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__member__subcmd__tags)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__past)
            opts="import record show correct delete"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__past__subcmd__correct)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__past__subcmd__delete)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__past__subcmd__import)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__past__subcmd__record)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__past__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__phones)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__print)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__printers)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__proof)
            opts="make check keys withdraw"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__proof__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__proof__subcmd__keys)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__proof__subcmd__make)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__proof__subcmd__withdraw)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__publish)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__restore)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rule)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules)
            opts="list set hide show restore export import"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__export)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__hide)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__import)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__restore)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__set)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__rules__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season)
            opts="list statistics archive delete standings results"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season__subcmd__archive)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season__subcmd__delete)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season__subcmd__results)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season__subcmd__standings)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__season__subcmd__statistics)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__serve)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__sign__subcmd__up)
            opts="list add remove places"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__add)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__places)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__sign__subcmd__up__subcmd__remove)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__simulate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__structure)
            opts="propose read of"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__structure__subcmd__of)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__structure__subcmd__propose)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__structure__subcmd__read)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__text)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__update)
            opts="check"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__help__subcmd__update__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__import__subcmd__members)
            opts="-h --column --sheet --update --line --recase --skip-refused --preview --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --column)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --sheet)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --line)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --recase)
                    COMPREPLY=($(compgen -W "true false" -- "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__init)
            opts="-h --name --sample --in-play --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league)
            opts="-h --club --lang --language --second-place --help show write send join lists check verify help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__check)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help)
            opts="show write send join lists check verify help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__join)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__lists)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__send)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__verify)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__help__subcmd__write)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__join)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__lists)
            opts="-h --take --older --save --league --search --data --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --save)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --league)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --search)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__send)
            opts="-h --to --season --data --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --to)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__show)
            opts="-h --all --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__verify)
            opts="-h --key --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --key)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__league__subcmd__write)
            opts="-h --season --data --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member)
            opts="-h --club --lang --language --second-place --help list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__checks)
            opts="-h --excluded --lapsed --unpaid --guest --guest-evenings --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --excluded)
                    COMPREPLY=($(compgen -W "nothing warned refused" -- "${cur}"))
                    return 0
                    ;;
                --lapsed)
                    COMPREPLY=($(compgen -W "nothing warned refused" -- "${cur}"))
                    return 0
                    ;;
                --unpaid)
                    COMPREPLY=($(compgen -W "nothing warned refused" -- "${cur}"))
                    return 0
                    ;;
                --guest)
                    COMPREPLY=($(compgen -W "nothing warned refused" -- "${cur}"))
                    return 0
                    ;;
                --guest-evenings)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__data)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__distinct)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__duplicates)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__exclude)
            opts="-h --since --until --reason --by --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --since)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --until)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reason)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__export)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help)
            opts="list export exclude readmit duplicates merge separate distinct licences tag tags note photo data statistics protection retention checks help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__checks)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__data)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__distinct)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__duplicates)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__exclude)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__export)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__licences)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__merge)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__note)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__photo)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__protection)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__readmit)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__retention)
            opts="list keep again erase reviewed"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__again)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__erase)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__keep)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__retention__subcmd__reviewed)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__separate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__statistics)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__tag)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__help__subcmd__tags)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__licences)
            opts="-h --take --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__list)
            opts="-h --tournament --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --tournament)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__merge)
            opts="-h --preview --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__note)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__photo)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__protection)
            opts="-h --years --represented-by --address --contact --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --years)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --represented-by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --address)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --contact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__readmit)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention)
            opts="-h --club --lang --language --second-place --help list keep again erase reviewed help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__again)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__erase)
            opts="-h --for-good --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help)
            opts="list keep again erase reviewed help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__again)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__erase)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__keep)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__help__subcmd__reviewed)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 5 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__keep)
            opts="-h --reason --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --reason)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__list)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__retention__subcmd__reviewed)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__separate)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__statistics)
            opts="-h --season --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__tag)
            opts="-h --add --remove --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --add)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --remove)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__member__subcmd__tags)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past)
            opts="-h --club --lang --language --second-place --help import record show correct delete help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__correct)
            opts="-h --why --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --why)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__delete)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help)
            opts="import record show correct delete help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help__subcmd__correct)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help__subcmd__delete)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help__subcmd__import)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help__subcmd__record)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__import)
            opts="-h --unknown --who --column --cells --sheet --name --date --template --currency --preview --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --unknown)
                    COMPREPLY=($(compgen -W "refuse members former guests unnamed" -- "${cur}"))
                    return 0
                    ;;
                --who)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --column)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --cells)
                    COMPREPLY=($(compgen -W "points places" -- "${cur}"))
                    return 0
                    ;;
                --sheet)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --date)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --template)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --currency)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__record)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__past__subcmd__show)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__phones)
            opts="-h --names --prizes --standings --rules --check-in --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --names)
                    COMPREPLY=($(compgen -W "full first_and_initial nickname initials" -- "${cur}"))
                    return 0
                    ;;
                --prizes)
                    COMPREPLY=($(compgen -W "true false" -- "${cur}"))
                    return 0
                    ;;
                --standings)
                    COMPREPLY=($(compgen -W "true false" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    COMPREPLY=($(compgen -W "true false" -- "${cur}"))
                    return 0
                    ;;
                --check-in)
                    COMPREPLY=($(compgen -W "true false" -- "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__print)
            opts="-h --tournament --ruleset --season --member --contacts --births --paper --grey --per-page --entry --table --late --wifi --all-moves --folded --championship --out --only --printer --copies --pages --two-sided --wait --club --lang --language --second-place --help sign-in seat-cards seating-by-name seating-by-table table-sheets draw-certificate structure moves move-slips final-table stacks bag-slips receipts prizes bounties deal payouts results eliminations history penalties rulings report standings scores attendance season-report dues due-receipts member-card member-year member-data rota members member-cards processing rules hand-rankings variants beginner glossary guide conditions tonight"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --tournament)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --ruleset)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --member)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --paper)
                    COMPREPLY=($(compgen -W "a4 letter" -- "${cur}"))
                    return 0
                    ;;
                --per-page)
                    COMPREPLY=($(compgen -W "8 10" -- "${cur}"))
                    return 0
                    ;;
                --entry)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --table)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --championship)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --only)
                    COMPREPLY=($(compgen -W "sign-in seat-cards seating-by-name seating-by-table table-sheets draw-certificate structure moves move-slips final-table stacks bag-slips receipts prizes bounties deal payouts results eliminations history penalties rulings report standings scores attendance season-report dues due-receipts member-card member-year member-data rota members member-cards processing rules hand-rankings variants beginner glossary guide conditions tonight" -- "${cur}"))
                    return 0
                    ;;
                --printer)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --copies)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --pages)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__printers)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof)
            opts="-h --club --lang --language --second-place --help make check keys withdraw help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__check)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__help)
            opts="make check keys withdraw help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__help__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__help__subcmd__keys)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__help__subcmd__make)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__help__subcmd__withdraw)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__keys)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__make)
            opts="-h --data --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__proof__subcmd__withdraw)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__publish)
            opts="-h --site-language --both --names --without --address --beside --keep --preview --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --site-language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --names)
                    COMPREPLY=($(compgen -W "full initial nickname initials" -- "${cur}"))
                    return 0
                    ;;
                --without)
                    COMPREPLY=($(compgen -W "prizes standings rules logo" -- "${cur}"))
                    return 0
                    ;;
                --address)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__restore)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rule)
            opts="-h --schema --ruleset --in-words --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --ruleset)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in-words)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules)
            opts="-h --club --lang --language --second-place --help list set hide show restore export import help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__export)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help)
            opts="list set hide show restore export import help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__export)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__hide)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__import)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__restore)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__set)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__hide)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__import)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__list)
            opts="-h --changed --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__restore)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__set)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__rules__subcmd__show)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season)
            opts="-h --club --lang --language --second-place --help list statistics archive delete standings results help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__archive)
            opts="-h --back --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__delete)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help)
            opts="list statistics archive delete standings results help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__archive)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__delete)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__results)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__standings)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__help__subcmd__statistics)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__list)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__results)
            opts="-h --season --tournament --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tournament)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__standings)
            opts="-h --season --championship --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --season)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --championship)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__season__subcmd__statistics)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__serve)
            opts="-h --address --data --let-in --unasked --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --address)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --let-in)
                    COMPREPLY=($(compgen -W "floor door remote" -- "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__show)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up)
            opts="-h --club --lang --language --second-place --help list add remove places help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__add)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__help)
            opts="list add remove places help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__add)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__list)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__places)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__help__subcmd__remove)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__list)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__places)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__sign__subcmd__up__subcmd__remove)
            opts="-h --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__simulate)
            opts="-h --players --members --seed --game --rotation --turn --kill-after --acknowledge --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rotation)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --kill-after)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure)
            opts="-h --format --players --rebuys --addons --chips --game --rotation --turn --stack --start --club --lang --language --second-place --help propose read of help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --format)
                    COMPREPLY=($(compgen -W "table json csv" -- "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rebuys)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --addons)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --chips)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rotation)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --stack)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__help)
            opts="propose read of help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__help__subcmd__of)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__help__subcmd__propose)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__help__subcmd__read)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__of)
            opts="-h --format --players --rebuys --addons --chips --game --rotation --turn --stack --start --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --format)
                    COMPREPLY=($(compgen -W "table json csv" -- "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rebuys)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --addons)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --chips)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rotation)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --stack)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__propose)
            opts="-h --minutes --depth --level --ante --break-every --break-minutes --format --players --rebuys --addons --chips --game --rotation --turn --stack --start --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --minutes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --depth)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --level)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --ante)
                    COMPREPLY=($(compgen -W "none classic big-blind" -- "${cur}"))
                    return 0
                    ;;
                --break-every)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --break-minutes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json csv" -- "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rebuys)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --addons)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --chips)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rotation)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --stack)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__structure__subcmd__read)
            opts="-h --format --players --rebuys --addons --chips --game --rotation --turn --stack --start --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --format)
                    COMPREPLY=($(compgen -W "table json csv" -- "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rebuys)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --addons)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --chips)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rotation)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --stack)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --start)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__text)
            opts="-h --form --championship --club --lang --language --second-place --help seating results standings history invitation reminder"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --form)
                    COMPREPLY=($(compgen -W "chat markdown bbcode" -- "${cur}"))
                    return 0
                    ;;
                --championship)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__update)
            opts="-h --club --lang --language --second-place --help check help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__update__subcmd__check)
            opts="-h --key --club --lang --language --second-place --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --key)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --club)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --language)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "fr en" -- "${cur}"))
                    return 0
                    ;;
                --second-place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__update__subcmd__help)
            opts="check help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__update__subcmd__help__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        tapis__subcmd__cli__subcmd__update__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
    esac
}

if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _tapis__cli -o nosort -o bashdefault -o default tapis-cli
else
    complete -F _tapis__cli -o bashdefault -o default tapis-cli
fi
