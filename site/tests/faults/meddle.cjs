// Loaded into the site before everything else (NODE_OPTIONS=--require): on SIGUSR2 it reads what
// is to be wrong with the machine from the file MEDDLE_FILE: { clock: milliseconds, dns: true }.
const dns = require('node:dns');
const { readFileSync } = require('node:fs');

let wrong = { clock: 0, dns: false };
process.on('SIGUSR2', () => {
  wrong = JSON.parse(readFileSync(process.env.MEDDLE_FILE ?? '', 'utf8'));
});

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + wrong.clock] : given));
  }

  static now() {
    return RealDate.now() + wrong.clock;
  }
};

const { lookup } = dns;
dns.lookup = (name, options, callback) => {
  if (!wrong.dns) return lookup(name, options, callback);
  const done = callback ?? options;
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return process.nextTick(done, error);
};
