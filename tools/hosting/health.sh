#!/bin/sh
# Asks nginx for /healthz where LISTEN says that it listens: a port, or an address with a port, and options behind.
listen=${LISTEN%% *}
case $listen in
  '*:'*) listen=127.0.0.1:${listen#*:} ;;
  *[!0-9]*) ;;
  *) listen=127.0.0.1:$listen ;;
esac
exec wget -qO- "http://$listen/healthz"
