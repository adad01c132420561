import { expect } from '@playwright/test';
import type { Admin } from '../../cms/tests/support/admin.ts';
import { type Answer, listAt, valueAt } from '../../cms/tests/support/http.ts';
import { plainImage } from '../../cms/tests/support/images.ts';
import { adminPath } from '../../cms/tests/support/types.ts';
import * as own from './own.ts';

const GREEN = { r: 40, g: 110, b: 90 };

/**
 * Writes everything that an organisation says of itself in its first hour, as the admin's own pages send it.
 * @param writeFacts publishes what the organisation says of itself in English
 */
export async function takeOver(
  administrator: Admin,
  writeFacts: () => Promise<void>,
): Promise<void> {
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await administrator.call(method, path, body);
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
    return answer;
  };
  const publish = (path: string, body: object) => send('POST', `${path}/actions/publish`, body);
  const publishNew = async (type: string, data: object) => {
    const answer = await administrator.publish(type, data);
    expect(answer.status, `${type}: ${answer.text}`).toBe(200);
    return valueAt(answer.json, 'data', 'documentId');
  };
  const upload = async (name: string, bytes: Buffer, type: string) =>
    idOf(await send('POST', '/upload', fileForm(name, bytes, type)));

  const mark = await upload('thumbi-mark.png', await plainImage(512, 512, GREEN), 'image/png');
  const wideMark = await upload('thumbi-wide.png', await plainImage(900, 300, GREEN), 'image/png');
  const shareImage = await upload(
    'thumbi-share.png',
    await plainImage(1200, 630, GREEN),
    'image/png',
  );
  const photo = await upload('thumbi-photo.png', await plainImage(1600, 900, GREEN), 'image/png');
  const certificate = await upload('thumbi-80g.pdf', ownPdf(), 'application/pdf');

  const organisation = adminPath('organisation');
  const images = { mark, wideMark, shareImage, imagePermission: true };
  await publish(organisation, { ...images, socialLinks: own.socialLinks });
  await writeFacts();
  await send('POST', `${organisation}/actions/publish?locale=ml`, own.ownInMalayalam);

  const projectIds: unknown[] = [];
  for (const project of own.projects) {
    const data = { ...project, mainImage: photo, images: [photo], imagePermission: true };
    projectIds.push(await publishNew('project', data));
  }
  const inMalayalam = `${adminPath('project', projectIds[0])}/actions/publish?locale=ml`;
  await send('POST', inMalayalam, own.projectInMalayalam);
  for (const project of projectIds) {
    await publishNew('school', { ...own.school, name: `Trial Lane School ${project}`, project });
  }
  await publishNew('team', { ...own.member, portrait: photo });
  await publishNew('story', {
    ...own.story,
    image: photo,
    imageAlternativeText: 'A lamp',
    imagePermission: true,
  });
  await publishNew('document', { ...own.certificate, file: certificate });
  await publish(await onlyEntry(administrator, 'stats-counter'), own.figures);
  const story = { ...own.page, picture: photo, imagePermission: true };
  await publish(await entryWith(administrator, 'page', 'our-story'), story);
  const { json } = await administrator.call('GET', adminPath('opportunity-page'));
  for (const page of listAt(json, 'results')) {
    await publish(adminPath('opportunity-page', valueAt(page, 'documentId')), {});
  }
}

async function onlyEntry(administrator: Admin, type: string): Promise<string> {
  const { json } = await administrator.call('GET', adminPath(type));
  return adminPath(type, valueAt(json, 'results', 0, 'documentId'));
}

async function entryWith(administrator: Admin, type: string, address: string): Promise<string> {
  const { json } = await administrator.call('GET', `${adminPath(type)}?pageSize=100`);
  const entry = listAt(json, 'results').find((each) => valueAt(each, 'address') === address);
  return adminPath(type, valueAt(entry, 'documentId'));
}

function fileForm(name: string, bytes: Buffer, type: string): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  form.append('fileInfo', JSON.stringify({ name, alternativeText: 'A lamp', caption: '' }));
  return form;
}

function idOf({ json }: Answer): unknown {
  return valueAt(json, 0, 'id') ?? valueAt(json, 'data', 0, 'id');
}

/** A page without anything on it. */
function ownPdf(): Buffer {
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);
}
