/** Each method throws UserError where it fails. */
export interface Database {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** Name of its file in a backup. */
  readonly file: string;
  /** Writes one consistent state to `file` while the CMS runs. */
  save(file: string): Promise<void>;
  check(file: string): Promise<void>;
  isEmpty(): Promise<boolean>;
  requireUnused(): Promise<void>;
  replaceWith(file: string): Promise<void>;
}
