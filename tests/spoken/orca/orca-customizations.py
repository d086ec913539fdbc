# Orca runs this file after it has loaded its settings.
import orca.event_manager
import orca.settings

orca.settings.speechServerFactory = "recorder"
orca.settings.enableBraille = False
orca.settings.enableSound = False
# Orca doesn't read a new page from top to bottom, because the tests listen to what happens on it.
orca.settings.sayAllOnLoad = False
# Orca drops events while more than 50 are waiting, which depends on the speed of the machine.
orca.event_manager.EventManager._inFlood = lambda self: False
orca.event_manager.EventManager._inDeluge = lambda self: False
