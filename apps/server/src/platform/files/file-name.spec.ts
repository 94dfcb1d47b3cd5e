import { contentDisposition } from './content-disposition.ts';
import { cleanFileName, extensionOf } from './file-name.ts';

describe('names of files', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['رپورٹ.pdf', 'رپورٹ.pdf'],
    ['a\r\nX-Inj: 1.pdf', 'aX-Inj_ 1.pdf'],
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Users\x\Отчёт 2026.xlsx`, 'Отчёт 2026.xlsx'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['.htaccess', 'htaccess'],
    ['..', 'file'],
    ['', 'file'],
    ['a\0b.txt', 'ab.txt'],
    ['name. ', 'name'],
    ['a<b>"c".png', 'a_b__c_.png'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
    expect(cleanFileName(clean)).toBe(clean);
  });

  it('are bounded, the extension kept', () => {
    const name = cleanFileName(`${'ü'.repeat(400)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(extensionOf(name)).toBe('pdf');
  });

  it('are put into the header in both forms', () => {
    expect(contentDisposition('Übung "1" (a).pdf')).toBe(
      `attachment; filename="_bung _1_ (a).pdf"; filename*=UTF-8''%C3%9Cbung%20%221%22%20%28a%29.pdf`,
    );
  });
});
