import { createRequire } from 'node:module';
import type { Login } from './admin.ts';

const require = createRequire(import.meta.url);

export interface AuthService {
  hashPassword(password: string): Promise<string>;
  readonly checkCredentials: (login: Login) => Promise<readonly unknown[]>;
}

/**
 * Strapi's service for log-ins, without a running Strapi. Strapi exports it only with its whole server, which needs the
 * global `strapi`.
 */
export const {
  default: strapiAuth,
}: {
  default: AuthService;
} = require('../../node_modules/@strapi/admin/dist/server/server/src/services/auth.js');

/** The library with which Strapi compares passwords. */
export const bcrypt: { compare(password: string, hash: string): Promise<boolean> } =
  require('bcryptjs');
