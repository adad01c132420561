import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from './complaint.ts';
import { lastWords } from './diagnose.mjs';
import { toolEnvironment } from './npm.ts';
import { run } from './processes.ts';
import { pathOf } from './repository.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What finding a browser needs of the machine; tests give one of their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  isProgram(file: string): Promise<boolean>;
  hasFile(file: string): Promise<boolean>;
  /** The path of the browser that Playwright would download, which may not be there. */
  playwrightBrowser(): Promise<string | null>;
  /** Runs a command to its end; its output is kept for a message. */
  run(command: string, args: readonly string[]): Promise<{ ok: boolean; output: string }>;
}

/**
 * The path of a Chromium for the browser tests; installs one where there is none. In this order:
 * CHROMIUM_PATH, the PATH, Playwright's own, Debian's package, Playwright's download.
 * @throws Complaint where none can be had
 */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (await machine.isProgram(chosen)) return chosen;
    throw new Complaint(`CHROMIUM_PATH is ${chosen}, but no program is there.`);
  }
  const present = (await onPath(machine)) ?? (await playwrights(machine));
  if (present) return present;

  const tried: string[] = [];
  if (machine.isRoot && (await machine.hasFile('/etc/debian_version'))) {
    const env = 'DEBIAN_FRONTEND=noninteractive';
    await machine.run('env', [env, 'apt-get', 'update', '-q']);
    const args = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'];
    const apt = await machine.run('env', [env, ...args]);
    const installed = await onPath(machine);
    if (installed) return installed;
    tried.push(`apt-get install chromium:\n${lastWords(apt.output, 5)}`);
  }
  const download = await machine.run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = await playwrights(machine);
  if (downloaded) return downloaded;
  tried.push(`npx playwright install chromium:\n${lastWords(download.output, 5)}`);
  throw new Complaint(
    'No Chromium was found for the browser tests, and none could be installed.\n' +
      `Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test\n${tried.join('\n')}`,
  );
}

async function onPath(machine: Machine): Promise<string | null> {
  const folders = (machine.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const name of NAMES) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (await machine.isProgram(file)) return file;
    }
  }
  return null;
}

async function playwrights(machine: Machine): Promise<string | null> {
  const file = await machine.playwrightBrowser();
  return file && (await machine.isProgram(file)) ? file : null;
}

function thisMachine(): Machine {
  const inSite = async (command: string, args: readonly string[]) => {
    const program = { name: command, command, args, cwd: pathOf('site'), env: toolEnvironment() };
    const { code, output } = await run(program, { limitMs: 15 * 60_000 });
    return { ok: code === 0, output };
  };
  const can = (mode: number) => (file: string) =>
    access(file, mode).then(
      () => true,
      () => false,
    );
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isProgram: can(constants.X_OK),
    hasFile: can(constants.F_OK),
    run: inSite,
    playwrightBrowser: async () => {
      const code =
        "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())";
      const { ok, output } = await inSite('node', ['--input-type=module', '--eval', code]);
      return ok ? output.trim() : null;
    },
  };
}
