/** One setting as .env.example shows it. */
export interface ShownSetting {
  readonly section: string;
  readonly name: string;
  /** What stands after the equals sign. */
  readonly value: string;
  /** Commented out: the value is the default. */
  readonly isDefault: boolean;
  /** Whether a line of words stands above it, or above the settings it is grouped with. */
  readonly explained: boolean;
}

/** Reads .env.example: sections begin with `## `, settings are `NAME=` or `#NAME=`, words `# `. */
export function parseExample(text: string): readonly ShownSetting[] {
  const found: ShownSetting[] = [];
  let section = '';
  let explained = false;
  for (const line of text.split('\n')) {
    const setting = /^(#?)([A-Z][A-Z0-9_]*)=(.*)$/.exec(line);
    if (line.startsWith('## ')) section = line.slice(3);
    else if (line.startsWith('# ')) explained = true;
    else if (line.trim() === '') explained = false;
    else if (setting) {
      const [, mark = '', name = '', value = ''] = setting;
      found.push({ section, name, value: value.trim(), isDefault: mark === '#', explained });
    }
  }
  return found;
}

/** Every name in capitals that a source text quotes: what a reader of settings can ask for. */
export function namesQuotedIn(source: string): readonly string[] {
  return [
    ...new Set([...source.matchAll(/['"`]([A-Z][A-Z0-9_]{3,})['"`]/g)].map(([, n = '']) => n)),
  ];
}

/** The sentences that say where the example and the programs differ; none where they agree. */
export function differences(
  shown: readonly ShownSetting[],
  wanted: { readonly section: string; readonly names: readonly string[] },
): readonly string[] {
  const inFile = shown
    .filter(({ section }) => section.startsWith('Both') || section.startsWith(wanted.section))
    .map(({ name }) => name);
  const missing = wanted.names.filter((name) => !inFile.includes(name));
  const unknown = inFile.filter((name) => !wanted.names.includes(name));
  const twice = inFile.filter((name, index) => inFile.indexOf(name) !== index);
  return [
    ...missing.map(
      (name) => `${name} is read by the program but missing under "## ${wanted.section}"`,
    ),
    ...unknown.map((name) => `${name} stands under "## ${wanted.section}" but nothing reads it`),
    ...twice.map((name) => `${name} stands twice for "${wanted.section}"`),
  ];
}

/** The defaults that a section shows, as an environment; empty ones are no setting. */
export function shownDefaults(
  shown: readonly ShownSetting[],
  sectionName: string,
): Readonly<Record<string, string>> {
  const own = shown.filter(
    ({ section, isDefault, value }) =>
      (section.startsWith('Both') || section.startsWith(sectionName)) && isDefault && value !== '',
  );
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
