import type { DynamicModule, Type } from '@nestjs/common';
import { CustomFieldModule } from '../engine/endpoints/custom-field.module.ts';
import { DocumentModule } from '../engine/document/document.module.ts';
import { OperationModule } from '../engine/operation-calls/operation.module.ts';
import { TrashModule } from '../engine/trash/trash.module.ts';
import { ReportModule } from '../engine/report/report.module.ts';
import { SearchModule } from '../engine/search/search.module.ts';
import { VerificationModule } from './verification/verification.module.ts';
import { ViewModule } from '../engine/view/view.module.ts';
import { TransferModule } from '../engine/transfer/transfer.module.ts';
import { PlatformModule } from '../platform/platform.module.ts';
import { AlertsModule } from './alerts/alerts.module.ts';
import { AcademicsModule } from './academics/academics.module.ts';
import { AttendanceModule } from './attendance/attendance.module.ts';
import { AssessmentModule } from './assessment/assessment.module.ts';
import { AccessModule } from './access/access.module.ts';
import { CalendarModule } from './calendar/calendar.module.ts';
import { CertificatesModule } from './certificates/certificates.module.ts';
import { dashboardParts } from './dashboards.ts';
import { DriveModule } from './drive/drive.module.ts';
import { BlogModule, CollaborationModule, MeetingsModule } from './collaboration/collaboration.module.ts';
import { FeesModule } from './fees/fees.module.ts';
import { BankModule } from './finance/bank/bank.module.ts';
import { HrModule } from './hr/hr.module.ts';
import { LibraryModule } from './library/library.module.ts';
import { InventoryModule } from './inventory/inventory.module.ts';
import { LeaveModule } from './leave/leave.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { MessagesModule } from './messages/messages.module.ts';
import { NewsModule } from './news/news.module.ts';
import { OnlinePaymentsModule } from './online-payments/online-payments.module.ts';
import { OnlineExamsModule } from './online-exams/online-exams.module.ts';
import { OrganisationModule } from './organisation/organisation.module.ts';
import { PayrollModule } from './payroll/payroll.module.ts';
import { PollsModule } from './polls/polls.module.ts';
import { ReportingModule } from './reporting/reporting.module.ts';
import { StudentsModule } from './students/students.module.ts';
import { SchoolAssetsModule } from './school-assets/school-assets.module.ts';
import { FormsModule } from './forms/forms.module.ts';
import { AlumniModule } from './alumni/alumni.module.ts';
import { PlacementModule } from './placement/placement.module.ts';
import { HostelModule } from './hostel/hostel.module.ts';
import { LearnModule } from './learn/learn.module.ts';
import { TallyModule } from './tally/tally.module.ts';
import { TimetableModule } from './timetable/timetable.module.ts';
import { VoiceNotesModule } from './voice-notes/voice-notes.module.ts';
import { TransportModule } from './transport/transport.module.ts';
import { DesignModule } from './system/designs/design.module.ts';
import { SystemModule } from './system/system.module.ts';

/** Nest modules of the product; each brings the endpoints and services that the catalogue cannot express. */
export const modules: readonly (Type | DynamicModule)[] = [
  PlatformModule,
  CustomFieldModule,
  DocumentModule,
  OperationModule,
  ReportModule,
  SearchModule,
  TrashModule,
  TransferModule,
  VerificationModule,
  ViewModule,
  AcademicsModule,
  AccessModule,
  AlertsModule,
  AttendanceModule,
  CalendarModule,
  DriveModule,
  FeesModule,
  BankModule,
  OnlinePaymentsModule,
  HrModule,
  InventoryModule,
  LeaveModule,
  LibraryModule,
  AuditModule,
  BlogModule,
  MeetingsModule,
  CollaborationModule,
  MessagesModule,
  NewsModule,
  OrganisationModule,
  PayrollModule,
  PollsModule,
  ReportingModule.showing(dashboardParts),
  StudentsModule,
  AssessmentModule,
  OnlineExamsModule,
  TallyModule,
  LearnModule,
  TimetableModule,
  TransportModule,
  VoiceNotesModule,
  HostelModule,
  PlacementModule,
  AlumniModule,
  FormsModule,
  SchoolAssetsModule,
  CertificatesModule,
  DesignModule,
  SystemModule,
];
