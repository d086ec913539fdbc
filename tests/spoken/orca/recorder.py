"""A voice for Orca that writes each utterance to the file ORCA_SPEECH, as a line of JSON, instead of speaking.

On SIGUSR1 it writes null as soon as Orca has presented all events that it has received.
"""

import json
import os
import signal

from gi.repository import GLib

from orca import speechserver

_speech = open(os.environ["ORCA_SPEECH"], "a", buffering=1, encoding="utf-8")


def _write(words):
    _speech.write(json.dumps(words) + "\n")


def _report_idle():
    _write(None)
    return GLib.SOURCE_CONTINUE


# Orca's events have a higher priority, so this runs when none is left.
GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR1, _report_idle)


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        _write(text)

    def speakCharacter(self, character, acss=None):
        _write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            _write(context.utterance)
