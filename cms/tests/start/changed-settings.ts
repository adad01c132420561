import assert from 'node:assert/strict';
import type { Admin } from '../support/admin.ts';
import { listAt, valueAt } from '../support/http.ts';

/** Changes settings as an administrator: some stay, the next start repairs the others. Returns the id of the role Editor. */
export async function changeSettings(admin: Admin): Promise<unknown> {
  const tokens = listAt((await admin.call('GET', '/admin/api-tokens')).json, 'data');
  const roles = listAt((await admin.call('GET', '/admin/roles')).json, 'data');
  const editorId = valueAt(
    roles.find((role) => valueAt(role, 'code') === 'strapi-editor'),
    'id',
  );
  const permission = {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::contact-form.contact-form',
    properties: { fields: ['email'] },
    conditions: [],
  };
  const media = { autoOrientation: true, sizeOptimization: false, responsiveDimensions: true };
  const changes: [method: string, path: string, body: object][] = [
    ...tokens.map((token): (typeof changes)[number] => {
      const id = valueAt(token, 'id');
      const body = { name: `Renamed ${id}`, description: '', type: 'full-access', permissions: [] };
      return ['PUT', `/admin/api-tokens/${id}`, body];
    }),
    ['PUT', `/admin/roles/${editorId}/permissions`, { permissions: [permission] }],
    ['POST', '/admin/roles', { name: 'Photographer', description: 'Uploads pictures' }],
    ['PUT', '/upload/settings', media],
  ];
  for (const [method, route, body] of changes) {
    const reply = await admin.call(method, route, body);
    assert.ok(reply.status < 300, `${route}: ${reply.text}`);
  }
  return editorId;
}
