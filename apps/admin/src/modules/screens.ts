import { alertScreens } from './alerts/alert-screens.ts';
import { academicScreens } from './academics/academic-screens.ts';
import { accessScreens } from './access/access-screens.ts';
import { attendanceScreens } from './attendance/attendance-screens.ts';
import { administrationScreens } from './administration/administration-screens.ts';
import { driveScreens } from './drive/drive-screens.ts';
import { calendarScreens } from './calendar/calendar-screens.ts';
import { feeScreens } from './fees/fee-screens.ts';
import { formScreens } from './forms/form-screens.ts';
import { hrScreens } from './hr/hr-screens.ts';
import { leaveScreens } from './leave/leave-screens.ts';
import { learnScreens } from './learn/learn-screens.ts';
import { libraryScreens } from './library/library-screens.ts';
import { messageScreens } from './messages/message-screens.ts';
import { newsScreens } from './news/news-screens.ts';
import { organisationScreens } from './organisation/organisation-screens.ts';
import { paymentScreens } from './online-payments/payment-screens.ts';
import { payrollScreens } from './payroll/payroll-screens.ts';
import { pollsScreens } from './polls/polls-screens.ts';
import { assessmentScreens } from './assessment/assessment-screens.ts';
import { timetableScreens } from './timetable/timetable-screens.ts';
import { onlineExamScreens } from './online-exams/online-exam-screens.ts';
import { transportScreens } from './transport/transport-screens.ts';
import { reportingScreens } from './reporting/reporting-screens.ts';
import { studentScreens } from './students/student-screens.ts';
import type { ScreenLoaders } from './screen-loaders.ts';
import { allWithTexts } from './with-texts.ts';

export const screens: ScreenLoaders = {
  trash: () => import('../engine/trash/TrashScreen.tsx'),
  ...accessScreens,
  ...alertScreens,
  ...allWithTexts(['administration'], administrationScreens),
  ...allWithTexts(['drive'], driveScreens),
  ...allWithTexts(['calendar'], calendarScreens),
  ...allWithTexts(['hr', 'leave'], hrScreens),
  ...allWithTexts(['leave'], leaveScreens),
  ...allWithTexts(['library'], libraryScreens),
  ...allWithTexts(['news'], newsScreens),
  ...organisationScreens,
  ...allWithTexts(['payroll', 'hr'], payrollScreens),
  ...allWithTexts(['polls'], pollsScreens),
  ...allWithTexts(['forms'], formScreens),
  ...allWithTexts(['students'], studentScreens),
  ...allWithTexts(['academics', 'students'], academicScreens),
  ...allWithTexts(['attendance', 'leave'], attendanceScreens),
  ...allWithTexts(['assessment', 'students'], assessmentScreens),
  ...allWithTexts(['onlineExams'], onlineExamScreens),
  ...allWithTexts(['fees'], feeScreens),
  ...allWithTexts(['payments'], paymentScreens),
  ...allWithTexts(['learn'], learnScreens),
  ...allWithTexts(['transport'], transportScreens),
  ...allWithTexts(['timetable'], timetableScreens),
  ...allWithTexts(['messages'], messageScreens),
  ...allWithTexts(['reporting'], reportingScreens),
};
