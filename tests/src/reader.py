"""Prints what a screen reader is sent by the program, a JSON object a line: what comes into a live region, and what
gets the focus. For each line on its input it reads all objects, as readers do, and prints how many there are."""

import json
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def say(**line):
    print(json.dumps(line), flush=True)


def text(accessible):
    return Atspi.Text.get_text(accessible, 0, -1).strip()


def dialog(accessible):
    """The name of the dialog around it, as Orca looks for it: no further than the form that is around it."""
    while (accessible := accessible.get_parent()) is not None:
        role = accessible.get_role()
        if role == Atspi.Role.DIALOG:
            return accessible.get_name()
        if role in (Atspi.Role.FORM, Atspi.Role.DOCUMENT_WEB):
            return None
    return None


def changed(event):
    try:
        if event.type.startswith("object:state-changed:focused"):
            if event.detail1:
                say(focus=event.source.get_name(), role=event.source.get_role_name(), dialog=dialog(event.source))
            return
        live = (event.source.get_attributes() or {}).get("live")
        if live in ("polite", "assertive"):
            say(said=text(event.any_data), live=live)
    except GLib.Error:
        # An object that is gone already is read by nobody.
        pass


def read(accessible):
    count = 1
    for place in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(place)
        if child is not None:
            count += read(child)
    return count


def read_all():
    desktop = Atspi.get_desktop(0)
    applications = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
    try:
        say(read=sum(read(one) for one in applications if one is not None and one.get_name() == "tapis"))
    except GLib.Error as error:
        say(read=0, error=error.message)


def follow_input():
    for _ in sys.stdin:
        GLib.idle_add(read_all)
    GLib.idle_add(Atspi.event_quit)


Atspi.init()
listener = Atspi.EventListener.new(changed)
for kind in ("object:children-changed:add", "object:state-changed:focused"):
    listener.register(kind)
threading.Thread(target=follow_input, daemon=True).start()
say(ready=True)
Atspi.event_main()
