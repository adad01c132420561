import { randomBytes } from 'node:crypto';
import { type Admin, firstAdmin } from '../../../cms/tests/admin.ts';
import { at, call, list } from '../../../cms/tests/http.ts';
import type { StartedStrapi } from '../../../cms/tests/start-strapi.ts';

/** A person who may log in to the admin. */
export interface StaffMember {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** Who works in the admin of one Strapi. */
export interface Staff {
  /** The administrator who was registered first, by HTTP. */
  readonly administrator: Admin;
  /**
   * A person with the role of that name; made at the first call, the same one afterwards.
   * @throws where there is no such role
   */
  member(role: string): Promise<StaffMember>;
}

/** Registers the administrator of a new database, who makes the others. */
export async function hireStaff(strapi: StartedStrapi): Promise<Staff> {
  const administrator = await firstAdmin(strapi);
  const members = new Map<string, Promise<StaffMember>>();
  return {
    administrator,
    member(role) {
      const known = members.get(role) ?? hire(strapi, administrator, role);
      members.set(role, known);
      return known;
    },
  };
}

async function hire(
  strapi: StartedStrapi,
  administrator: Admin,
  role: string,
): Promise<StaffMember> {
  const roles = list((await administrator.call('GET', '/admin/roles')).json, 'data');
  const id = at(
    roles.find((each) => at(each, 'name') === role),
    'id',
  );
  if (id === undefined) {
    const names = roles.map((each) => at(each, 'name')).join(', ');
    throw new Error(`There is no role "${role}", only ${names}`);
  }
  const firstname = role;
  const lastname = 'Sample';
  const email = `${role.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@mazhavil.example`;
  const password = `Aa1${randomBytes(12).toString('hex')}`;
  const invited = await administrator.call('POST', '/admin/users', {
    firstname,
    lastname,
    email,
    roles: [id],
  });
  const registrationToken = at(invited.json, 'data', 'registrationToken');
  const joined = await call(`${strapi.url}/admin/register`, {
    method: 'POST',
    body: { registrationToken, userInfo: { firstname, lastname, password } },
  });
  if (joined.status !== 200) throw new Error(`${email} cannot join: ${joined.text}`);
  return { role, email, password };
}
