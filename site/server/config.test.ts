import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const least = { CMS_URL: 'http://127.0.0.1:1337/', CMS_TOKEN: 'read-token' };

describe('the settings', () => {
  test('two are enough; the others have defaults', () => {
    expect(readConfig(least)).toMatchObject({
      cmsUrl: 'http://127.0.0.1:1337',
      cmsToken: 'read-token',
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      prepareImages: true,
      trustProxy: false,
      languages: ['en'],
      contentTtl: 5_000,
      formLimits: { perIp: 120, total: 1_600, window: 600 },
    });
  });

  test('each is read as .env.example describes it', () => {
    const given = {
      LANGUAGES: 'kn, ml',
      HOST: '::',
      MEDIA_ORIGINS: 'https://a.example, https://b.example/',
      FORM_LIMIT_MINUTES: '1',
    };
    expect(readConfig({ ...least, ...given })).toMatchObject({
      languages: ['en', 'ml', 'kn'],
      siteUrl: 'http://[::]:3000',
      mediaOrigins: ['https://a.example', 'https://b.example'],
      formLimits: { window: 60 },
    });
  });

  test.each([
    ['CMS_URL', 'https://cms.example/api', /without \/api/],
    ['CMS_URL', 'https://example.org/cms/admin/', /without \/api or \/admin/],
    ['SITE_URL', 'https://example.org/home', /an origin alone/],
    ['LANGUAGES', 'ml,fr', /some of en, ml/],
    ['MAP_TILE_URL', 'https://tile.example/{z}/{x}.png', /a tile address/],
    ['PREVIEW_SECRET', 'x'.repeat(15), /at least 16/],
    ['PORT', '70000', /from 0 to 65535/],
    ['MEDIA_ORIGINS', 'https://a.example/images', /an origin alone/],
    ['REDIS_URL', 'http://127.0.0.1', /redis:/],
  ])('%s may not be %s', (name, value, problem) => {
    expect(problemsOf({ ...least, [name]: value })).toEqual([expect.stringMatching(problem)]);
  });

  test('[R1] the read token serves for writes where no write token is given', () => {
    expect(readConfig(least).cmsWriteToken).toBe('read-token');
    expect(readConfig({ ...least, CMS_WRITE_TOKEN: 'w' }).cmsWriteToken).toBe('w');
  });

  test('[R1] so does the next one, but never in the place of a write token of its own', () => {
    const changing = { ...least, CMS_TOKEN_NEXT: 'next' };
    expect(readConfig(changing).cmsWriteTokenNext).toBe('next');
    expect(readConfig({ ...changing, CMS_WRITE_TOKEN: 'w' }).cmsWriteTokenNext).toBeUndefined();
  });

  test('[R2] the CMS and the website’s own origin are separate', () => {
    const config = readConfig({ ...least, SITE_URL: 'https://example.org/' });
    expect(config.cmsUrl).toBe('http://127.0.0.1:1337');
    expect(config.siteUrl).toBe('https://example.org');
  });

  test('every problem is named at once', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      SITE_URL: 'example.org',
      MAP_TILE_URL: 'https://t/',
    });
    expect(problems.join('\n')).toMatch(/CMS_URL is missing/);
    expect(problems.join('\n')).toMatch(/CMS_TOKEN is missing/);
    expect(problems.join('\n')).toMatch(/PORT: expected a whole number/);
    expect(problems.join('\n')).toMatch(/SITE_URL: expected an address/);
    expect(problems.join('\n')).toMatch(/MAP_TILE_URL: expected a tile address/);
  });

  test('a blank value counts as absent', () => {
    expect(readConfig({ ...least, PORT: ' ' }).port).toBe(3000);
    expect(problemsOf({ ...least, CMS_TOKEN: '' })).toEqual([
      expect.stringMatching(/^CMS_TOKEN is missing/),
    ]);
  });

  test('a bad token’s value is not repeated', () => {
    expect(problemsOf({ ...least, CMS_TOKEN: 'two words' }).join()).not.toContain('two words');
  });
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
