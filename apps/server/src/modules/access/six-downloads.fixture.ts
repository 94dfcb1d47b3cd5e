import type { FileRoom, Saved, StoredKind } from './file-room.fixture.ts';
import { news } from './six-files-of-records.fixture.ts';

const staff = 'admin hr finance teacher';
const six = 'admin hr finance teacher student parent';

/** A receipt for what the student has paid, on a document of some size. */
const receiptIn = (document: string): StoredKind => ({
  readers: 'admin finance student parent',
  make: async (room) =>
    `setup/v1/document/${document}/${await room.idOf(
      'transaction_receipt',
      `student_id = (select student_id from "user" where username = 'student')`,
    )}`,
});

const ofStudent = `student_id = (select student_id from "user" where username = 'student')`;

/** Documents that are only produced when issued; nobody prints them for a person at will. */
const onlyIssued = (document: string): StoredKind => ({
  readers: '',
  make: async (room) => `setup/v1/document/${document}/${room.teacher.employee}`,
});

const paperIn = (document: string, table: string, where: string, readers: string): StoredKind => ({
  readers,
  make: async (room) => `setup/v1/document/${document}/${await room.idOf(table, where)}`,
});

/** Certificates, ID cards and transfer certificates. */
const issuedPapers: Readonly<Record<string, StoredKind>> = {
  studentCertificate: onlyIssued('studentCertificate'),
  employeeCertificate: onlyIssued('employeeCertificate'),
  studentIdCard: onlyIssued('studentIdCard'),
  employeeIdCard: onlyIssued('employeeIdCard'),
  certificate: paperIn('certificate', 'generated_certificate', ofStudent, 'admin hr student parent'),
  certificatesOfRun: paperIn('certificatesOfRun', 'certificate_run', 'true', 'admin hr'),
  idCard: paperIn('idCard', 'generated_id_card', ofStudent, 'admin hr student parent'),
  idCardsOfRun: paperIn('idCardsOfRun', 'id_card_run', 'true', 'admin hr'),
  transferCertificate: paperIn('transferCertificate', 'transfer_certificate', 'number is not null', 'admin'),
};

/** What is printed from a record, by the document's key. */
export const printedFiles: Readonly<Record<string, StoredKind>> = {
  ...issuedPapers,
  employeeCard: {
    readers: 'admin hr',
    make: async (room) => `setup/v1/document/employeeCard/${room.teacher.employee}`,
  },
  salaryCertificate: {
    readers: 'admin hr',
    make: async (room) => `setup/v1/document/salaryCertificate/${room.teacher.employee}`,
  },
  payslip: { readers: staff, make: async (room) => `setup/v1/document/payslip/${await payslipOf(room)}` },
  payslipSlip: {
    readers: staff,
    make: async (room) => `setup/v1/document/payslipSlip/${await payslipOf(room)}`,
  },
  reportCard: {
    readers: 'admin student parent',
    make: async (room) =>
      `setup/v1/document/reportCard/${await room.idOf(
        'exam_result',
        `student_id = (select student_id from "user" where username = 'student')`,
      )}`,
  },
  yearCard: paperIn('yearCard', 'gradebook_card', ofStudent, 'admin student parent'),
  paybook: {
    readers: 'admin hr finance',
    make: async (room) => `setup/v1/document/paybook/${await room.idOf('paybook', 'true')}`,
  },
  bookLabel: {
    readers: 'admin',
    make: async (room) => `setup/v1/document/bookLabel/${await room.idOf('book_copy', 'true')}`,
  },
  hallPlan: {
    readers: 'admin hr finance teacher',
    make: async (room) => `setup/v1/document/hallPlan/${await room.idOf('exam_hall', 'true')}`,
  },
  doorList: {
    readers: 'admin hr finance teacher',
    make: async (room) => `setup/v1/document/doorList/${await room.idOf('exam_hall', 'true')}`,
  },
  feeChallan: {
    readers: 'admin finance student parent',
    make: async (room) => {
      const bill = `student_id = (select student_id from "user" where username = 'student')
        and status in ('UNPAID', 'PARTIAL')`;
      const bills = [await room.idOf('student_fee', bill)];
      const student = await room.idOf(
        'student',
        `id = (select student_id from "user" where username = 'student')`,
      );
      const challan = { student, bills, validTill: '2099-12-31' };
      const { id } = await room.demo.as('finance').post<Saved>('finance/v1/feeChallans/save', challan);
      return `setup/v1/document/feeChallan/${id}`;
    },
  },
  depositSlip: {
    readers: 'admin finance',
    make: async (room) => `setup/v1/document/depositSlip/${await room.idOf('cash_count', 'true')}`,
  },
  feeReceipt: receiptIn('feeReceipt'),
  feeReceiptHalf: receiptIn('feeReceiptHalf'),
  feeReceiptCopies: receiptIn('feeReceiptCopies'),
  feeReceiptSlip: receiptIn('feeReceiptSlip'),
  donationReceipt: {
    readers: 'admin finance',
    make: async (room) => `setup/v1/document/donationReceipt/${await room.idOf('donation', 'true')}`,
  },
  purchaseOrder: {
    readers: 'admin',
    make: async (room) => `setup/v1/document/purchaseOrder/${await room.idOf('purchase_order', 'true')}`,
  },
  goodsReceivedNote: {
    readers: 'admin finance',
    make: async (room) => `setup/v1/document/goodsReceivedNote/${await room.idOf('grn', 'true')}`,
  },
  salesInvoice: {
    readers: 'admin',
    make: async (room) => `setup/v1/document/salesInvoice/${await room.idOf('sales_invoice', 'true')}`,
  },
};

const payslipOf = (room: FileRoom): Promise<number> =>
  room.idOf('payslip', `employee_id = ${room.teacher.employee} and status = 'APPROVED'`);

/** Results of jobs belong to whoever requested them, by the kind of the job. */
export const jobFiles: Readonly<Record<string, StoredKind>> = {
  'document.batch': {
    readers: 'hr',
    make: async (room) => {
      const { jobId } = await room.demo
        .as('hr')
        .post<{ jobId: string }>('setup/v1/document/employeeCard/batch', { ids: [room.teacher.employee] });
      return `setup/v1/files/${(await room.finished('hr', jobId)).fileIds?.[0]}`;
    },
  },
  'export.pdf': {
    readers: 'hr',
    make: async (room) => {
      const { jobId } = await room.demo
        .as('hr')
        .post<{ jobId: string }>('setup/v1/EmployeeCategories/export/pdf?columns=name', {});
      return `setup/v1/files/${(await room.finished('hr', jobId)).fileIds?.[0]}`;
    },
  },
  import: {
    readers: 'hr',
    make: async (room) => {
      const form = new FormData();
      form.append('file', new Blob(['Name,Prefix\n,XX\n']), 'categories.csv');
      const { id: fileId } = await room.demo.as('hr').postForm<Saved>('setup/v1/files', form);
      const base = 'setup/v1/EmployeeCategories/import';
      const { mapping } = await room.demo.as('hr').post<{ mapping: object }>(`${base}/read`, { fileId });
      const { jobId } = await room.demo.as('hr').post<{ jobId: string }>(`${base}/run`, { fileId, mapping });
      return `setup/v1/files/${(await room.finished('hr', jobId)).wrongFile?.id}`;
    },
  },
};

/** Hand-written calls that return a file, besides those that read the files above. */
export const fileCalls: Readonly<Record<string, StoredKind>> = {
  'GET /api/v1/news/download/:attachmentId': {
    readers: 'admin student parent',
    make: async (room) => `api/v1/news/download/${await news(room, 'STUDENT,PARENT')}`,
  },
  'GET /api/v1/drive/folders/:id/zip': {
    readers: 'teacher',
    make: async (room) => {
      const { id } = await room.demo.as('teacher').post<Saved>('api/v1/drive/folders', { name: 'Marks' });
      return `api/v1/drive/folders/${id}/zip`;
    },
  },
  'GET /public/v1/logo': { readers: `${six} nobody`, make: async () => 'public/v1/logo' },
  'GET /setup/v1/audit/export': { readers: 'admin', make: async () => 'setup/v1/audit/export' },
  'GET /setup/v1/paySlip/bankFile': {
    readers: 'admin hr finance',
    make: async (room) =>
      `setup/v1/paySlip/bankFile?template=${await room.idOf('bank_file_template', 'true')}`,
  },
  'GET /setup/v1/paybooks/register/:id': {
    readers: 'admin hr finance',
    make: async (room) => `setup/v1/paybooks/register/${await room.idOf('paybook', 'true')}`,
  },
  'GET /setup/v1/QuestionCategory/:id/export': {
    readers: 'admin teacher',
    make: async (room) =>
      `setup/v1/QuestionCategory/${await room.idOf(
        'question_category',
        `exists (select from question_category_subjects s join work_allotment w on w.subject_id = s.target_id
          join "user" u on u.employee_id = w.employee_id where s.owner_id = question_category.id and u.username = 'teacher')`,
      )}/export`,
  },
  'GET /setup/v1/learn/oneRoster/export': {
    readers: 'admin',
    make: () => Promise.resolve('setup/v1/learn/oneRoster/export'),
  },
  'GET /collab/v1/form/export/:id': {
    readers: 'admin hr',
    make: async (room) => `collab/v1/form/export/${await room.idOf('form', 'true')}`,
  },
  'GET /setup/v1/paySlip/sample': { readers: 'admin hr', make: async () => 'setup/v1/paySlip/sample' },
};

/** Calls that read files of the kinds listed above. */
export const readingCalls: readonly string[] = [
  'GET /setup/v1/files/:id',
  'GET /api/v1/drive/files/:id/download',
  'GET /api/v1/drive/files/:id/preview',
  'GET /setup/v1/document/:key/:id',
];

/** Addresses that are secrets themselves: `six-own-calls.fixture.ts` states that they need no session. */
export const secretAddresses: readonly string[] = [
  'GET /public/v1/employee/profile/:id/:name',
  'GET /public/v1/student/profile/:id/:name',
  'GET /public/v1/guardian/profile/:id/:name',
  'GET /setup/v1/calendarFeed/:institute/:name',
];
