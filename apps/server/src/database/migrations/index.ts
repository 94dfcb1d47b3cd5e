import type { MigrationClass } from '../migration-class.ts';
import { Initial1795264988803 } from './1795264988803-initial.ts';
import { UserPreferencesAndListViews1795272570826 } from './1795272570826-user-preferences-and-list-views.ts';
import { LikelyDuplicates1795272787024 } from './1795272787024-likely-duplicates.ts';
import { News1795273319726 } from './1795273319726-news.ts';
import { NotificationsCommentsCustomWords1795274206816 } from './1795274206816-notifications-comments-custom-words.ts';
import { LeaveAndAttendance1795276564146 } from './1795276564146-leave-and-attendance.ts';
import { EmployeePhonesAreSearched1795277570602 } from './1795277570602-employee-phones-are-searched.ts';
import { OrganisationSettingsYearsFeaturesNotices1795279705082 } from './1795279705082-organisation-settings-years-features-notices.ts';
import { PaybooksBankFilesRecordGroups1795280008985 } from './1795280008985-paybooks-bank-files-record-groups.ts';
import { DocumentDesigns1795280109688 } from './1795280109688-document-designs.ts';
import { UserPicturesAndAllNotices1795281301968 } from './1795281301968-user-pictures-and-all-notices.ts';
import { AddedDetailsAreSearched1795282004713 } from './1795282004713-added-details-are-searched.ts';
import { CoursesBatchesSubjectsAllotments1795282355735 } from './1795282355735-courses-batches-subjects-allotments.ts';
import { InstituteBranches1795282544550 } from './1795282544550-institute-branches.ts';
import { OauthClients1795283810091 } from './1795283810091-oauth-clients.ts';
import { SecretsOfClientsStandAlone1795285464432 } from './1795285464432-secrets-of-clients-stand-alone.ts';
import { AdmissionStep1795291736565 } from './1795291736565-admission-step.ts';
import { DocumentDrive1795292402175 } from './1795292402175-document-drive.ts';
import { Polls1795293225095 } from './1795293225095-polls.ts';
import { CalendarAndHolidays1795294172525 } from './1795294172525-calendar-and-holidays.ts';
import { Tasks1795295369421 } from './1795295369421-tasks.ts';
import { FilesAreChecked1795296082665 } from './1795296082665-files-are-checked.ts';
import { ListEntries1795296451105 } from './1795296451105-list-entries.ts';
import { BlogGroupsMeetings1795296678835 } from './1795296678835-blog-groups-meetings.ts';
import { DriveNotices1795304079540 } from './1795304079540-drive-notices.ts';
import { BatchesSectionsAndTutors1795307302927 } from './1795307302927-batches-sections-and-tutors.ts';
import { GroupsThatAreAskedFor1795307349364 } from './1795307349364-groups-that-are-asked-for.ts';
import { CountsByIndex1795308063565 } from './1795308063565-counts-by-index.ts';
import { EventsForSinglePeople1795308451501 } from './1795308451501-events-for-single-people.ts';
import { DriveTakenOver1795316192277 } from './1795316192277-drive-taken-over.ts';
import { GroupModeratorsEventRemindersBlogViews1795317768181 } from './1795317768181-group-moderators-event-reminders-blog-views.ts';
import { NamesInOrder1795318509543 } from './1795318509543-names-in-order.ts';
import { Reminders1795329751115 } from './1795329751115-reminders.ts';
import { MeetingServices1795330009251 } from './1795330009251-meeting-services.ts';
import { LeaveProcessScopeAndCreditNotice1795332105680 } from './1795332105680-leave-process-scope-and-credit-notice.ts';
import { AudiencesByCourseRoleAndPerson1795341353613 } from './1795341353613-audiences-by-course-role-and-person.ts';
import { PayslipsByTheEndOfTheirPeriod1795341797494 } from './1795341797494-payslips-by-the-end-of-their-period.ts';
import { WhenPeopleLeaveMeetings1795343109106 } from './1795343109106-when-people-leave-meetings.ts';
import { Students1795345597941 } from './1795345597941-students.ts';
import { TermsAndFinancialYears1795345768168 } from './1795345768168-terms-and-financial-years.ts';
import { LibraryAttendanceExamsInventoryFeesTransport1795369629249 } from './1795369629249-library-attendance-exams-inventory-fees-transport.ts';
import { SubjectsRemarksDisciplineAssignments1795378425092 } from './1795378425092-subjects-remarks-discipline-assignments.ts';
import { LibraryFinesAndStoreSalesInTheBooks1795379903490 } from './1795379903490-library-fines-and-store-sales-in-the-books.ts';
import { ReceiptsInTwoHalves1795390177255 } from './1795390177255-receipts-in-two-halves.ts';
import { MessagesAdvancesRefunds1795395472524 } from './1795395472524-messages-advances-refunds.ts';
import { AlarmNotices1795414013502 } from './1795414013502-alarm-notices.ts';
import { EmptyReferencesThatAreAlike1795414534570 } from './1795414534570-empty-references-that-are-alike.ts';
import { AdmissionsAndPapersOfStudents1795415674993 } from './1795415674993-admissions-and-papers-of-students.ts';
import { FinesByTheDay1795416000000 } from './1795416000000-fines-by-the-day.ts';
import { OneAccountForEachPerson1795415392776 } from './1795415392776-one-account-for-each-person.ts';
import { Ledger1795417159647 } from './1795417159647-ledger.ts';
import { AlertsOfExamsFeesVehiclesAndOwn1795417473563 } from './1795417473563-alerts-of-exams-fees-vehicles-and-own.ts';
import { GuardedMessages1795425920015 } from './1795425920015-guarded-messages.ts';
import { FaresBecomeBills1795428373842 } from './1795428373842-fares-become-bills.ts';
import { Challans1795429098678 } from './1795429098678-challans.ts';
import { GateSettings1795429239094 } from './1795429239094-gate-settings.ts';
import { Hostel1795429606472 } from './1795429606472-hostel.ts';
import { ConcessionsByFamily1795429876846 } from './1795429876846-concessions-by-family.ts';
import { SalariesPaid1795431000000 } from './1795431000000-salaries-paid.ts';
import { FirstPasswords1795426076175 } from './1795426076175-first-passwords.ts';
import { TimetableRoomsAndLessons1795431121339 } from './1795431121339-timetable-rooms-and-lessons.ts';
import { GateSettingsAreSet1795432443375 } from './1795432443375-gate-settings-are-set.ts';
import { StudentRecords1795441575741 } from './1795441575741-student-records.ts';
import { Cce1795440707393 } from './1795440707393-cce.ts';
import { BooksThatClose1795441404786 } from './1795441404786-books-that-close.ts';
import { CertificatesAndIdCards1795443681343 } from './1795443681343-certificates-and-id-cards.ts';
import { DebtsAndMappedAccounts1795443419963 } from './1795443419963-debts-and-mapped-accounts.ts';
import { TimetableSearchesAndCovers1795444518546 } from './1795444518546-timetable-searches-and-covers.ts';
import { OnlinePaymentsAndTally1795445410482 } from './1795445410482-online-payments-and-tally.ts';
import { Gradebook1795445783739 } from './1795445783739-gradebook.ts';
import { FeaturesOfGradebookAndTally1795446409293 } from './1795446409293-features-of-gradebook-and-tally.ts';
import { ContactsOnly1795444210761 } from './1795444210761-contacts-only.ts';
import { SettlementRowsThatDiffer1795447448891 } from './1795447448891-settlement-rows-that-differ.ts';
import { PeopleAndClassesInOrder1795453641163 } from './1795453641163-people-and-classes-in-order.ts';
import { Icse1795453557811 } from './1795453557811-icse.ts';
import { ReportCardCodes1795454746552 } from './1795454746552-report-card-codes.ts';
import { OnlineExams1795456369299 } from './1795456369299-online-exams.ts';
import { TallyOverTheNetwork1795453728587 } from './1795453728587-tally-over-the-network.ts';
import { BankStatements1795455016353 } from './1795455016353-bank-statements.ts';
import { AccountsByMeansTaxAndStore1795469685496 } from './1795469685496-accounts-by-means-tax-and-store.ts';
import { OwnReports1795480297162 } from './1795480297162-own-reports.ts';
import { PreparedTransfers1795486495153 } from './1795486495153-prepared-transfers.ts';
import { PurchasesInTheLedger1795492498837 } from './1795492498837-purchases-in-the-ledger.ts';
import { LessonRegisters1795494465403 } from './1795494465403-lesson-registers.ts';
import { SchoolAssets1795494072245 } from './1795494072245-school-assets.ts';
import { VoiceNotesAndRemindersOfOnlineExams1795533798575 } from './1795533798575-voice-notes-and-reminders-of-online-exams.ts';
import { FeeInstalments1795534356873 } from './1795534356873-fee-instalments.ts';
import { LatenessOfEmployees1795537502012 } from './1795537502012-lateness-of-employees.ts';
import { ReasonsOfResults1795537700000 } from './1795537700000-reasons-of-results.ts';
import { DaysOffOfHolidays1795537600000 } from './1795537600000-days-off-of-holidays.ts';
import { SharesOfChallans1795551000000 } from './1795551000000-shares-of-challans.ts';
import { ExchangedLessons1795563000000 } from './1795563000000-exchanged-lessons.ts';
import { ExamHallsAndSeats1795761427076 } from './1795761427076-exam-halls-and-seats.ts';
import { FaresOfEmployees1795761500000 } from './1795761500000-fares-of-employees.ts';
import { SeatPlansOfClasses1795761710840 } from './1795761710840-seat-plans-of-classes.ts';
import { ModeratedMarks1795783897730 } from './1795783897730-moderated-marks.ts';
import { Revaluation1795785821161 } from './1795785821161-revaluation.ts';
import { LeastScoreOfApplicants1795786795996 } from './1795786795996-least-score-of-applicants.ts';
import { NoticesOfSeats1795787245815 } from './1795787245815-notices-of-seats.ts';
import { GradesGivenAnew1795805805115 } from './1795805805115-grades-given-anew.ts';
import { RemarksOfThePrincipal1795807936090 } from './1795807936090-remarks-of-the-principal.ts';
import { TimetableWishes1795818018665 } from './1795818018665-timetable-wishes.ts';
import { FaresPaidAtTheCounter1795819791768 } from './1795819791768-fares-paid-at-the-counter.ts';
import { SubjectLessonRules1795820100137 } from './1795820100137-subject-lesson-rules.ts';
import { NoticesOfVoidedReceipts1795822598999 } from './1795822598999-notices-of-voided-receipts.ts';
import { Placement1795830999087 } from './1795830999087-placement.ts';
import { Alumni1795833703510 } from './1795833703510-alumni.ts';
import { SubjectLessonLinks1795834190788 } from './1795834190788-subject-lesson-links.ts';
import { ReceiptsOfDocuments1795835404698 } from './1795835404698-receipts-of-documents.ts';
import { BillsTakenAwayByWhom1795845153790 } from './1795845153790-bills-taken-away-by-whom.ts';
import { Forms1795845231341 } from './1795845231341-forms.ts';
import { ReceiptsOfIncomeAndDifferencesOfBills1795848249443 } from './1795848249443-receipts-of-income-and-differences-of-bills.ts';
import { Galleries1795849645504 } from './1795849645504-galleries.ts';
import { DifferencesForTheFamily1795858067050 } from './1795858067050-differences-for-the-family.ts';
import { LearningPlatform1795861607972 } from './1795861607972-learning-platform.ts';
import { HourOfTheLearningPlatform1795864738280 } from './1795864738280-hour-of-the-learning-platform.ts';
import { NoticeOfTheLearningPlatform1795875934072 } from './1795875934072-notice-of-the-learning-platform.ts';
import { ConsentToPhotosAndNamesInThem1795898179147 } from './1795898179147-consent-to-photos-and-names-in-them.ts';
import { NightsOfPeopleAndNoticesOfSeats1795900169855 } from './1795900169855-nights-of-people-and-notices-of-seats.ts';
import { SeatsThatBeginLater1795901303259 } from './1795901303259-seats-that-begin-later.ts';
import { NoticeOfCancelledBeds1795916658667 } from './1795916658667-notice-of-cancelled-beds.ts';
import { NoticesOfIndents1795917883073 } from './1795917883073-notices-of-indents.ts';
import { WhoDecidesIndents1795940922310 } from './1795940922310-who-decides-indents.ts';
import { NoticesOfBedsAndSeats1795942257722 } from './1795942257722-notices-of-beds-and-seats.ts';
import { FeesOwedFromBefore1795943210434 } from './1795943210434-fees-owed-from-before.ts';
import { StaysUntilTheirDay1795950000000 } from './1795950000000-stays-until-their-day.ts';
import { DeputiesForLeave1795997353992 } from './1795997353992-deputies-for-leave.ts';
import { OneLeaveAtATime1796030360973 } from './1796030360973-one-leave-at-a-time.ts';
import { NightsMarkedByHand1796031023743 } from './1796031023743-nights-marked-by-hand.ts';
import { NumbersOfArchivedRecords1796100911736 } from './1796100911736-numbers-of-archived-records.ts';
import { CardsOfArchivedRecords1796102177568 } from './1796102177568-cards-of-archived-records.ts';

/** All migrations, oldest first. `npm run migrate:make` adds to this list. */
export const migrations: readonly MigrationClass[] = [
  Initial1795264988803,
  UserPreferencesAndListViews1795272570826,
  LikelyDuplicates1795272787024,
  News1795273319726,
  NotificationsCommentsCustomWords1795274206816,
  LeaveAndAttendance1795276564146,
  EmployeePhonesAreSearched1795277570602,
  OrganisationSettingsYearsFeaturesNotices1795279705082,
  PaybooksBankFilesRecordGroups1795280008985,
  DocumentDesigns1795280109688,
  UserPicturesAndAllNotices1795281301968,
  AddedDetailsAreSearched1795282004713,
  CoursesBatchesSubjectsAllotments1795282355735,
  InstituteBranches1795282544550,
  OauthClients1795283810091,
  SecretsOfClientsStandAlone1795285464432,
  AdmissionStep1795291736565,
  DocumentDrive1795292402175,
  Polls1795293225095,
  CalendarAndHolidays1795294172525,
  Tasks1795295369421,
  FilesAreChecked1795296082665,
  ListEntries1795296451105,
  BlogGroupsMeetings1795296678835,
  DriveNotices1795304079540,
  BatchesSectionsAndTutors1795307302927,
  GroupsThatAreAskedFor1795307349364,
  CountsByIndex1795308063565,
  EventsForSinglePeople1795308451501,
  DriveTakenOver1795316192277,
  GroupModeratorsEventRemindersBlogViews1795317768181,
  NamesInOrder1795318509543,
  Reminders1795329751115,
  MeetingServices1795330009251,
  LeaveProcessScopeAndCreditNotice1795332105680,
  AudiencesByCourseRoleAndPerson1795341353613,
  PayslipsByTheEndOfTheirPeriod1795341797494,
  WhenPeopleLeaveMeetings1795343109106,
  Students1795345597941,
  TermsAndFinancialYears1795345768168,
  LibraryAttendanceExamsInventoryFeesTransport1795369629249,
  SubjectsRemarksDisciplineAssignments1795378425092,
  LibraryFinesAndStoreSalesInTheBooks1795379903490,
  ReceiptsInTwoHalves1795390177255,
  MessagesAdvancesRefunds1795395472524,
  AlarmNotices1795414013502,
  EmptyReferencesThatAreAlike1795414534570,
  AdmissionsAndPapersOfStudents1795415674993,
  FinesByTheDay1795416000000,
  OneAccountForEachPerson1795415392776,
  Ledger1795417159647,
  AlertsOfExamsFeesVehiclesAndOwn1795417473563,
  GuardedMessages1795425920015,
  FaresBecomeBills1795428373842,
  Challans1795429098678,
  GateSettings1795429239094,
  Hostel1795429606472,
  ConcessionsByFamily1795429876846,
  SalariesPaid1795431000000,
  FirstPasswords1795426076175,
  TimetableRoomsAndLessons1795431121339,
  GateSettingsAreSet1795432443375,
  StudentRecords1795441575741,
  Cce1795440707393,
  BooksThatClose1795441404786,
  CertificatesAndIdCards1795443681343,
  DebtsAndMappedAccounts1795443419963,
  TimetableSearchesAndCovers1795444518546,
  OnlinePaymentsAndTally1795445410482,
  Gradebook1795445783739,
  FeaturesOfGradebookAndTally1795446409293,
  ContactsOnly1795444210761,
  SettlementRowsThatDiffer1795447448891,
  PeopleAndClassesInOrder1795453641163,
  Icse1795453557811,
  ReportCardCodes1795454746552,
  OnlineExams1795456369299,
  TallyOverTheNetwork1795453728587,
  BankStatements1795455016353,
  AccountsByMeansTaxAndStore1795469685496,
  OwnReports1795480297162,
  PreparedTransfers1795486495153,
  PurchasesInTheLedger1795492498837,
  LessonRegisters1795494465403,
  SchoolAssets1795494072245,
  VoiceNotesAndRemindersOfOnlineExams1795533798575,
  FeeInstalments1795534356873,
  LatenessOfEmployees1795537502012,
  DaysOffOfHolidays1795537600000,
  ReasonsOfResults1795537700000,
  SharesOfChallans1795551000000,
  ExchangedLessons1795563000000,
  ExamHallsAndSeats1795761427076,
  FaresOfEmployees1795761500000,
  SeatPlansOfClasses1795761710840,
  ModeratedMarks1795783897730,
  Revaluation1795785821161,
  LeastScoreOfApplicants1795786795996,
  NoticesOfSeats1795787245815,
  GradesGivenAnew1795805805115,
  RemarksOfThePrincipal1795807936090,
  TimetableWishes1795818018665,
  FaresPaidAtTheCounter1795819791768,
  SubjectLessonRules1795820100137,
  NoticesOfVoidedReceipts1795822598999,
  Placement1795830999087,
  Alumni1795833703510,
  SubjectLessonLinks1795834190788,
  ReceiptsOfDocuments1795835404698,
  BillsTakenAwayByWhom1795845153790,
  Forms1795845231341,
  ReceiptsOfIncomeAndDifferencesOfBills1795848249443,
  Galleries1795849645504,
  DifferencesForTheFamily1795858067050,
  LearningPlatform1795861607972,
  HourOfTheLearningPlatform1795864738280,
  NoticeOfTheLearningPlatform1795875934072,
  ConsentToPhotosAndNamesInThem1795898179147,
  NightsOfPeopleAndNoticesOfSeats1795900169855,
  SeatsThatBeginLater1795901303259,
  NoticeOfCancelledBeds1795916658667,
  NoticesOfIndents1795917883073,
  WhoDecidesIndents1795940922310,
  NoticesOfBedsAndSeats1795942257722,
  FeesOwedFromBefore1795943210434,
  StaysUntilTheirDay1795950000000,
  DeputiesForLeave1795997353992,
  OneLeaveAtATime1796030360973,
  NightsMarkedByHand1796031023743,
  NumbersOfArchivedRecords1796100911736,
  CardsOfArchivedRecords1796102177568,
];
