import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProfile, removeProfile, sweepProfiles } from './browser-profiles.ts';

describe('the profiles of browsers', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'profiles-spec-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('of processes that were killed are swept, those in use and those of others stay', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const dead = join(folder, `school-profile-${pid}-0123abcd-x`);
    // A container gives every process the same number each time it starts.
    const before = join(folder, `school-profile-${process.pid}-0123abcd-x`);
    const others = join(folder, 'puppeteer_dev_chrome_profile-x');
    const parent = join(folder, `school-profile-${process.ppid}-0123abcd-x`);
    for (const path of [dead, before, others, parent]) mkdirSync(path);
    const own = await makeProfile(folder);
    expect(await sweepProfiles(folder)).toBe(2);
    expect([dead, before, others, parent, own].map((path) => existsSync(path))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    await removeProfile(own);
    expect(existsSync(own)).toBe(false);
  });
});
