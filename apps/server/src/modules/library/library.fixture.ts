import type { Answer } from '../../../test/payroll-school.ts';
import { StudentSchool } from '../students/student-school.fixture.ts';

interface Saved {
  readonly id: number;
  readonly version: number;
}

/** A library with one card setting for students, and a clerk at its desk. */
export class LibrarySchool {
  readonly students: StudentSchool;
  private constructor(students: StudentSchool) {
    this.students = students;
  }

  private authors = 0;

  static async open(): Promise<LibrarySchool> {
    return LibrarySchool.at(await StudentSchool.open());
  }

  /** The library of a school that is already open. */
  static async at(students: StudentSchool): Promise<LibrarySchool> {
    const made = new LibrarySchool(students);
    await made.save('LibraryCardSettings', {
      name: 'Students',
      borrowerType: 'STUDENT',
      booksIssuable: 2,
      timePeriod: 14,
      renewalsAllowed: 1,
      finePerDay: '10.00',
    });
    return made;
  }

  get school(): StudentSchool['school'] {
    return this.students.school;
  }

  close(): Promise<void> {
    return this.students.close();
  }

  async save(base: string, values: object): Promise<number> {
    return (await this.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
  }

  settings(values: object): Promise<Answer> {
    return this.school.call('PUT', 'setup/v1/LibrarySettings/update', values);
  }

  /** A book with the given number of copies; returns their ids. */
  async book(copies: number, values: object = {}): Promise<{ title: number; copies: readonly number[] }> {
    this.authors += 1;
    const author = await this.save('BookAuthors', { name: `Author ${this.authors}` });
    const title = await this.save('Books', { title: `Book ${this.authors}`, authors: [author], ...values });
    await this.school.data('POST', 'setup/v1/Books/action/addCopies', { ids: [title], input: { copies } });
    const rows = await this.school.data<readonly Saved[]>(
      'GET',
      `setup/v1/BookCopies/getall?filter=${encodeURIComponent(JSON.stringify({ bookTitle: title }))}&range=[0,99]`,
    );
    return { title, copies: rows.map(({ id }) => id) };
  }

  issue(copy: number | undefined, student: number, more: object = {}): Promise<Answer> {
    return this.school.call('POST', 'setup/v1/LibraryDesk/issue', { copy, student, ...more });
  }

  async loan(copy: number | undefined, student: number): Promise<number> {
    const answer = await this.issue(copy, student);
    return Number(answer.data['id']);
  }

  /** A loan as it would be had it begun earlier. */
  async age(loan: number, issuedOn: string, dueOn: string): Promise<void> {
    await this.school.sql.query({
      text: 'update book_movement set issued_on = $2, due_on = $3 where id = $1',
      values: [loan, issuedOn, dueOn],
    });
  }

  move(loan: number, name: string, asked: object = {}): Promise<Answer> {
    return this.school.call('POST', `setup/v1/BookMovements/transition/${name}/${loan}`, asked);
  }

  read<T>(base: string, id: number): Promise<T> {
    return this.school.data<T>('GET', `setup/v1/${base}/get/${id}`);
  }

  list<T>(base: string, filter: object): Promise<readonly T[]> {
    const text = encodeURIComponent(JSON.stringify(filter));
    return this.school.data<readonly T[]>(
      'GET',
      `setup/v1/${base}/getall?filter=${text}&sort=%5B%22id%22,%22ASC%22%5D&range=[0,99]`,
    );
  }
}
