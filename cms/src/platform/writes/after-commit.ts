import type { Core } from '@strapi/strapi';

/** Runs `action` when the transaction around the call is stored; never if the transaction fails. */
export async function afterCommit(strapi: Core.Strapi, action: () => void): Promise<void> {
  await strapi.db.transaction(({ onCommit }) => onCommit(action));
}
