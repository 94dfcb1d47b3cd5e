import type { FastifyInstance } from 'fastify';
import { wallTime } from '@school/kernel';
import { loadAdmissions } from './load-admissions.ts';
import { loadAcademics } from './load-academics.ts';
import { loadAttendance } from './load-attendance.ts';
import { loadCce } from './load-cce.ts';
import { loadClasses } from './load-classes.ts';
import { loadClassroom } from './load-classroom.ts';
import { signInTo } from './api-client.ts';
import { loadExams } from './load-exams.ts';
import { loadFees } from './load-fees.ts';
import { loadDaily } from './load-daily.ts';
import { loadDrive } from './load-drive.ts';
import { loadBank } from './load-bank.ts';
import { loadBooks } from './load-books.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadLessonRegisters } from './load-lesson-registers.ts';
import { loadLibrary } from './load-library.ts';
import { loadGradebook } from './load-gradebook.ts';
import { loadIcse } from './load-icse.ts';
import { loadInventory } from './load-inventory.ts';
import { loadLeave } from './load-leave.ts';
import { loadMasters } from './load-masters.ts';
import { institution } from './masters.ts';
import { loadOffice } from './load-office.ts';
import { loadMessages } from './load-messages.ts';
import { loadNews } from './load-news.ts';
import { loadPapers } from './load-papers.ts';
import { loadPayroll } from './load-payroll.ts';
import { loadPolls } from './load-polls.ts';
import { loadPeople } from './load-people.ts';
import { loadCollaboration } from './load-collaboration.ts';
import { loadTasks } from './load-tasks.ts';
import { loadStudents } from './load-students.ts';
import { loadOwnReports } from './load-own-reports.ts';
import { loadSchoolAssets } from './load-school-assets.ts';
import { loadSecondLooks } from './load-second-looks.ts';
import { loadSittings } from './load-sittings.ts';
import { loadLearn } from './load-learn.ts';
import { loadTally } from './load-tally.ts';
import { loadOnlineExams } from './load-online-exams.ts';
import { loadOnlinePayments } from './load-online-payments.ts';
import { loadHostel } from './load-hostel.ts';
import { loadForms } from './load-forms.ts';
import { loadGalleries } from './load-galleries.ts';
import { loadAlumni } from './load-alumni.ts';
import { loadPlacement } from './load-placement.ts';
import { loadTimetable } from './load-timetable.ts';
import { loadTransport } from './load-transport.ts';
import { loadAdministrator, loadOfficeUsers, type UserLoading } from './load-users.ts';
import { demoPassword } from './users.ts';

/**
 * The school lies east of Greenwich: its day starts while it is still the day before for the server, which does not know
 * the school yet.
 */
const todayAtSchool = (): string =>
  wallTime(new Date().toISOString(), institution.timeZone).wall.slice(0, 10);

/** Fills an empty institute with Greenfield School, through the product's own calls. The same every time. */
export const loadDemo = async (server: FastifyInstance, given: UserLoading): Promise<void> => {
  const loading = { ...given, context: { ...given.context, today: todayAtSchool() } };
  await loadAdministrator(loading);
  const api = await signInTo(server, 'admin', demoPassword);
  const ids = await loadMasters(api);
  const people = await loadPeople(api, ids);
  await loadOfficeUsers(loading, people);
  await loadLeave(api, people);
  await loadPayroll({ ...loading, api }, people);
  await loadOffice(api, people, ids);
  const batches = await loadAcademics(api, people);
  await loadStudents({ ...loading, api }, batches);
  await loadClasses(api, batches);
  await loadExams(api, batches, loading.context.today);
  await loadCce(api, batches);
  await loadFees({ ...loading, api }, batches);
  await loadInventory({ ...loading, api }, people);
  await loadClassroom(api, batches, people);
  await loadNews(api);
  await loadPolls(server, api, loading);
  await loadCalendar(api);
  await loadLibrary({ ...loading, api }, batches);
  await loadAttendance(api, batches);
  await loadIcse(api, batches);
  await loadGradebook(api, batches, loading.context.today);
  await loadOnlineExams({ ...loading, api }, batches, people);
  await loadTransport({ ...loading, api }, batches);
  await loadHostel(
    { ...loading, api },
    people.slice(0, 2).map(({ id }) => id),
    batches,
  );
  await loadOnlinePayments({ ...loading, api });
  await loadBooks(api, loading.context.today);
  await loadBank(api, loading.context.today);
  await loadTally(api, loading);
  await loadLearn(api, loading);
  await loadOwnReports(api);
  await loadPapers(api, batches, people, loading.context.today);
  await loadTimetable({ ...loading, api }, batches);
  await loadSittings(api, loading.context.today);
  await loadLessonRegisters(api, batches, loading.context.today);
  await loadSchoolAssets(
    api,
    people.map(({ id }) => id),
    loading.context.today,
  );
  await loadAdmissions(api, batches, people, loading.context.today);
  await loadMessages({ ...loading, api }, batches);
  await loadDrive(server);
  await loadTasks(server, api, people, loading);
  await loadCollaboration(server, api, people);
  await loadSecondLooks(server, api, loading.context.today);
  await loadPlacement(api, batches);
  await loadAlumni(api);
  await loadForms(server, api, loading, batches);
  await loadGalleries(api, batches);
  await loadDaily({ api, today: loading.context.today, batches, people });
};
