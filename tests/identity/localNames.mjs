// Lets Node find the hosts below `localhost`, as browsers do (RFC 6761, 6.3). Loaded before a command by NODE_OPTIONS.
import dns from 'node:dns';

const { lookup } = dns;

dns.lookup = (name, ...more) => lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, ...more);
