import { randomBytes } from 'node:crypto';
import { type Admin, adminWith } from './admin.ts';
import { at, call, list } from './http.ts';

/**
 * A person with the role of that name (`Editor`), logged in with a password as in the admin.
 * @throws where there is no such role
 */
export async function staffMember(url: string, administrator: Admin, role: string): Promise<Admin> {
  const roles = list((await administrator.call('GET', '/admin/roles')).json, 'data');
  const id = at(
    roles.find((each) => at(each, 'name') === role),
    'id',
  );
  if (id === undefined) throw new Error(`There is no role ${role}`);
  const firstname = role;
  const lastname = 'Sample';
  const email = `${role.toLowerCase()}-${randomBytes(4).toString('hex')}@mazhavil.example`;
  const password = `Aa1${randomBytes(12).toString('hex')}`;
  const person = { firstname, lastname, email, roles: [id] };
  const invited = await administrator.call('POST', '/admin/users', person);
  const registrationToken = at(invited.json, 'data', 'registrationToken');
  await call(`${url}/admin/register`, {
    method: 'POST',
    body: { registrationToken, userInfo: { firstname, lastname, password } },
  });
  const entered = await call(`${url}/admin/login`, { method: 'POST', body: { email, password } });
  const token = at(entered.json, 'data', 'token');
  if (typeof token !== 'string') throw new Error(`${role} cannot log in: ${entered.text}`);
  return adminWith(url, token);
}
