/** Tables that every database of Strapi has. */
export const STRAPI_TABLES = [
  'strapi_database_schema',
  'strapi_core_store_settings',
  'admin_users',
  'files',
];

/** Each method throws UserError where it fails. */
export interface Database {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** Name of its file in a backup. */
  readonly file: string;
  /** Writes one consistent state to `file` while the CMS runs. */
  save(file: string): Promise<void>;
  /** Refuses a file that is damaged or holds no database of Strapi. */
  check(file: string): Promise<void>;
  isEmpty(): Promise<boolean>;
  requireUnused(): Promise<void>;
  replaceWith(file: string): Promise<void>;
}
