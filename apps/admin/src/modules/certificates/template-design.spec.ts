import { documentOfTemplate, partsOfDesign, previewPaper } from './template-design.ts';

it('knows what a template is a design of', () => {
  expect(documentOfTemplate('certificateTemplate', 'STUDENT')).toBe('studentCertificate');
  expect(documentOfTemplate('idCardTemplate', 'EMPLOYEE')).toBe('employeeIdCard');
  expect(documentOfTemplate('tcTemplate', undefined)).toBe('transferCertificate');
});

it('shows a card by itself, and its back where it has one', () => {
  expect(previewPaper('CR80-A4', ['CR80-A4', 'CR80'])).toBe('CR80');
  expect(previewPaper(null, ['A4', 'A5'])).toBe('A4');
  expect(previewPaper('A5', ['A4', 'A5'])).toBe('A5');
  expect(partsOfDesign({ back: '' })).toContain('back');
  expect(partsOfDesign({})).not.toContain('back');
});
