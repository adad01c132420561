import { existsSync } from 'node:fs';

/** Debian's. The first draws no window around each page, which takes three quarters of the work. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How the tests start their browser: CHROMIUM_PATH, else Debian's, else the one of Playwright. */
export function chromiumLaunchOptions(): { args: string[]; executablePath?: string } {
  const given = process.env.CHROMIUM_PATH?.trim();
  const executablePath = given || INSTALLED.find((file) => existsSync(file));
  return {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The shell then draws letters as Chromium does, so that both give the same snapshots.
      '--font-render-hinting=slight',
      // No test may depend on, or bother, anybody outside this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}
