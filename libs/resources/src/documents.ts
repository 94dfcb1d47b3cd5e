import type { DocumentTemplate } from '@school/kernel';
import {
  certificateDocument,
  certificatesOfRunDocument,
  employeeCertificateDocument,
  employeeIdCardDocument,
  idCardDocument,
  idCardsOfRunDocument,
  studentCertificateDocument,
  studentIdCardDocument,
  transferCertificateDocument,
} from './certificates/certificate.documents.ts';
import {
  employeeCertificateTemplate,
  studentCertificateTemplate,
  transferCertificateTemplate,
} from './certificates/certificate.templates.ts';
import { employeeIdCardTemplate, studentIdCardTemplate } from './certificates/id-card.templates.ts';
import { feeChallanDocument } from './fees/fee-challan.document.ts';
import { feeChallanTemplate } from './fees/fee-challan.template.ts';
import { reportCardDocument } from './assessment/report-card.document.ts';
import { reportCardTemplate } from './assessment/report-card.template.ts';
import { doorListDocument, hallPlanDocument } from './assessment/seating/hall-papers.document.ts';
import { doorListTemplate, hallPlanTemplate } from './assessment/seating/hall-papers.templates.ts';
import { yearCardDocument } from './assessment/gradebook/year-card.document.ts';
import { yearCardTemplate } from './assessment/gradebook/year-card.template.ts';
import { depositSlipDocument } from './finance/ledger/deposit-slip.document.ts';
import { depositSlipTemplate } from './finance/ledger/deposit-slip.template.ts';
import { donationReceiptDocument } from './finance/donation-receipt.document.ts';
import { donationReceiptTemplate } from './finance/donation-receipt.template.ts';
import {
  feeReceiptCopiesDocument,
  feeReceiptDocument,
  feeReceiptHalfDocument,
  feeReceiptSlipDocument,
} from './finance/receipt.documents.ts';
import {
  feeReceiptCopiesTemplate,
  feeReceiptSlipTemplate,
  feeReceiptTemplate,
} from './finance/receipt.templates.ts';
import { employeeCardDocument } from './hr/employee-card.document.ts';
import { employeeCardTemplate } from './hr/employee-card.template.ts';
import { salaryCertificateDocument } from './hr/salary-certificate.document.ts';
import { salaryCertificateTemplate } from './hr/salary-certificate.template.ts';
import { bookLabelDocument } from './library/book-label.document.ts';
import { bookLabelTemplate } from './library/book-label.template.ts';
import { grnDocument, purchaseOrderDocument, salesInvoiceDocument } from './inventory/documents.ts';
import { grnTemplate, purchaseOrderTemplate, salesInvoiceTemplate } from './inventory/documents.templates.ts';
import { paybookDocument } from './payroll/paybook.document.ts';
import { paybookTemplate } from './payroll/paybook.template.ts';
import { payslipSlipDocument } from './payroll/payslip-slip.document.ts';
import { payslipSlipTemplate } from './payroll/payslip-slip.template.ts';
import { payslipDocument } from './payroll/payslip.document.ts';
import { payslipTemplate } from './payroll/payslip.template.ts';

/** What has a default design. */
const designedDocuments = [
  employeeCardDocument,
  salaryCertificateDocument,
  payslipDocument,
  payslipSlipDocument,
  paybookDocument,
  bookLabelDocument,
  reportCardDocument,
  yearCardDocument,
  hallPlanDocument,
  doorListDocument,
  purchaseOrderDocument,
  grnDocument,
  salesInvoiceDocument,
  feeReceiptDocument,
  feeReceiptHalfDocument,
  feeReceiptCopiesDocument,
  feeReceiptSlipDocument,
  donationReceiptDocument,
  feeChallanDocument,
  depositSlipDocument,
  studentCertificateDocument,
  employeeCertificateDocument,
  studentIdCardDocument,
  employeeIdCardDocument,
  transferCertificateDocument,
] as const;

/** Documents that are printed as issued, in the design that each was issued with. */
const issuedDocuments = [
  certificateDocument,
  certificatesOfRunDocument,
  idCardDocument,
  idCardsOfRunDocument,
] as const;

/** Everything that is printed. */
export const documents = [...designedDocuments, ...issuedDocuments] as const;

type DocumentKey = (typeof designedDocuments)[number]['key'];

/** Their default designs, used until an institution has a template of its own; the browser never needs them. */
export const documentTemplates: Readonly<Record<DocumentKey, DocumentTemplate>> = {
  feeChallan: feeChallanTemplate,
  depositSlip: depositSlipTemplate,
  employeeCard: employeeCardTemplate,
  salaryCertificate: salaryCertificateTemplate,
  payslip: payslipTemplate,
  payslipSlip: payslipSlipTemplate,
  paybook: paybookTemplate,
  bookLabel: bookLabelTemplate,
  reportCard: reportCardTemplate,
  yearCard: yearCardTemplate,
  hallPlan: hallPlanTemplate,
  doorList: doorListTemplate,
  purchaseOrder: purchaseOrderTemplate,
  goodsReceivedNote: grnTemplate,
  salesInvoice: salesInvoiceTemplate,
  feeReceipt: feeReceiptTemplate,
  feeReceiptHalf: feeReceiptTemplate,
  feeReceiptCopies: feeReceiptCopiesTemplate,
  feeReceiptSlip: feeReceiptSlipTemplate,
  donationReceipt: donationReceiptTemplate,
  studentCertificate: studentCertificateTemplate,
  employeeCertificate: employeeCertificateTemplate,
  studentIdCard: studentIdCardTemplate,
  employeeIdCard: employeeIdCardTemplate,
  transferCertificate: transferCertificateTemplate,
};
