import { fileNameOf } from './download.ts';
import { fileProblem, fileSize } from './file-size.ts';

describe('files', () => {
  it('says sizes', () => {
    expect([fileSize(200), fileSize(349_600), fileSize(1_240_000)]).toEqual(['1 kB', '350 kB', '1.2 MB']);
  });

  it('refuses what the field does not take before it is sent', () => {
    expect(fileProblem({ name: 'a.exe', size: 1 }, ['pdf'], 10)?.[0]).toBe('engine.file.type');
    expect(fileProblem({ name: 'a.PDF', size: 11 }, ['pdf'], 10)?.[0]).toBe('engine.file.large');
    expect(fileProblem({ name: 'a.PDF', size: 10 }, ['pdf'], 10)).toBeUndefined();
  });

  it('reads the suggested file name', () => {
    expect(fileNameOf(`attachment; filename="x.csv"; filename*=UTF-8''%C3%A4.csv`)).toBe('ä.csv');
    expect(fileNameOf('attachment; filename="x.csv"')).toBe('x.csv');
    expect(fileNameOf(null)).toBeUndefined();
  });
});
