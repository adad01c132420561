import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/** How the tests start their browser: CHROMIUM_PATH, else Debian's, else the one of Playwright. */
export function chromiumLaunchOptions(): { args: string[]; executablePath?: string } {
  const given = process.env.CHROMIUM_PATH?.trim();
  const executablePath = given || (existsSync(debianChromium) ? debianChromium : undefined);
  return {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No test may depend on, or bother, anybody outside this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}
