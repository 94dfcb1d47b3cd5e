/** A book in Greenfield School's library. */
export interface DemoBook {
  readonly title: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly publisher?: string;
  readonly year?: number;
  readonly isbn?: string;
  readonly callNumber: string;
  readonly price: string;
  readonly copies: number;
  readonly mediaType?: 'BOOK' | 'MAGAZINE' | 'MAP' | 'CD_DVD';
}

type Line = readonly [
  title: string,
  author: string,
  tags: string,
  callNumber: string,
  price: number,
  copies: number,
];

const books = (lines: readonly Line[], more: Partial<DemoBook> = {}): readonly DemoBook[] =>
  lines.map(([title, author, tags, callNumber, price, copies]) => ({
    title,
    authors: author.split(' & '),
    tags: tags.split(', '),
    callNumber,
    price: `${price}.00`,
    copies,
    ...more,
  }));

/** Titles that a school library in Lahore has, with prices in rupees. */
export const demoBooks: readonly DemoBook[] = [
  ...books([
    ['Bang-e-Dra', 'Muhammad Iqbal', 'Urdu, Poetry', '891.439 IQB', 650, 3],
    ['Bal-e-Jibril', 'Muhammad Iqbal', 'Urdu, Poetry', '891.439 IQB', 600, 2],
    ['Diwan-e-Ghalib', 'Mirza Ghalib', 'Urdu, Poetry', '891.439 GHA', 550, 2],
    ['Nuskha Haye Wafa', 'Faiz Ahmed Faiz', 'Urdu, Poetry', '891.439 FAI', 950, 2],
    ['Aag Ka Darya', 'Qurratulain Hyder', 'Urdu, Fiction', '891.433 HYD', 1200, 2],
    ['Udaas Naslain', 'Abdullah Hussain', 'Urdu, Fiction', '891.433 HUS', 1100, 2],
    ['Raja Gidh', 'Bano Qudsia', 'Urdu, Fiction', '891.433 QUD', 990, 2],
    ['Zavia', 'Ashfaq Ahmed', 'Urdu', '891.434 AHM', 850, 2],
  ]),
  ...books([
    ['Oliver Twist', 'Charles Dickens', 'Fiction, Classics', '823.8 DIC', 750, 3],
    ['Great Expectations', 'Charles Dickens', 'Fiction, Classics', '823.8 DIC', 800, 3],
    ['Treasure Island', 'Robert Louis Stevenson', 'Fiction, Classics', '823.8 STE', 600, 3],
    ['The Time Machine', 'H. G. Wells', 'Fiction, Classics', '823.9 WEL', 500, 2],
    ['The Jungle Book', 'Rudyard Kipling', 'Fiction, Classics', '823.8 KIP', 650, 4],
    ['Kim', 'Rudyard Kipling', 'Fiction, Classics', '823.8 KIP', 700, 2],
    ['Little Women', 'Louisa May Alcott', 'Fiction, Classics', '813.4 ALC', 700, 2],
    ['The Adventures of Tom Sawyer', 'Mark Twain', 'Fiction, Classics', '813.4 TWA', 620, 3],
    ['Pride and Prejudice', 'Jane Austen', 'Fiction, Classics', '823.7 AUS', 720, 2],
    ['Frankenstein', 'Mary Shelley', 'Fiction, Classics', '823.7 SHE', 640, 2],
    ['Around the World in Eighty Days', 'Jules Verne', 'Fiction, Classics', '843.8 VER', 680, 3],
    ['The Secret Garden', 'Frances Hodgson Burnett', 'Fiction, Children', '813.4 BUR', 590, 3],
    ['Alice in Wonderland', 'Lewis Carroll', 'Fiction, Children', '823.8 CAR', 560, 3],
    ['Peter Pan', 'J. M. Barrie', 'Fiction, Children', '823.9 BAR', 540, 2],
    ['Black Beauty', 'Anna Sewell', 'Fiction, Children', '823.8 SEW', 520, 2],
    ['Heidi', 'Johanna Spyri', 'Fiction, Children', '833.8 SPY', 530, 2],
  ]),
  ...books([
    ['Physics for Matric', 'Punjab Textbook Board', 'Science, Textbook', '530 PTB', 310, 5],
    ['Chemistry for Matric', 'Punjab Textbook Board', 'Science, Textbook', '540 PTB', 295, 5],
    ['Biology for Matric', 'Punjab Textbook Board', 'Science, Textbook', '570 PTB', 305, 5],
    ['Mathematics for Matric', 'Punjab Textbook Board', 'Mathematics, Textbook', '510 PTB', 280, 5],
    ['On the Origin of Species', 'Charles Darwin', 'Science', '576.8 DAR', 1400, 1],
    ['Elements of Geometry', 'Euclid', 'Mathematics', '516 EUC', 1250, 1],
    ['The Sky at Night', 'Patrick Moore', 'Science', '520 MOO', 1650, 2],
    ['How Machines Work', 'David Macaulay', 'Science, Children', '621.8 MAC', 2100, 1],
  ]),
  ...books([
    ['A Short History of Pakistan', 'Ishtiaq Husain Qureshi', 'History', '954.91 QUR', 1500, 2],
    ['Jinnah of Pakistan', 'Stanley Wolpert', 'History', '954.91 WOL', 1850, 2],
    ['The Idea of Pakistan', 'Stephen Cohen', 'History', '954.91 COH', 1700, 1],
    ['Indus Saga', 'Aitzaz Ahsan', 'History', '954.91 AHS', 1450, 1],
    ['Guide to the Lahore Museum', 'Lahore Museum', 'History', '708.9 LAH', 450, 2],
  ]),
  ...books([
    ['Feroz-ul-Lughat', 'Feroz-ud-Din', 'Reference, Urdu', 'R 491.43 FER', 2900, 1],
    ['Oxford School Dictionary', 'Oxford University Press', 'Reference', 'R 423 OXF', 1950, 2],
    ['Encyclopaedia of Islam', 'Brill', 'Reference', 'R 297 ENC', 8500, 1],
  ]),
  ...books([['World Atlas for Schools', 'Oxford University Press', 'Geography', '912 OXF', 1890, 2]], {
    mediaType: 'MAP',
  }),
  ...books([['Taleem-o-Tarbiat, yearly volume', 'Ferozsons', 'Children, Urdu', 'M 050 TAL', 900, 2]], {
    mediaType: 'MAGAZINE',
  }),
];

/** The school's card settings: pupils two books for two weeks, seniors more, teachers for a month. */
export const demoLoanRules = [
  {
    name: 'Students',
    borrowerType: 'STUDENT',
    booksIssuable: 2,
    timePeriod: 14,
    finePerDay: '10.00',
    graceDays: 1,
    maxFine: '300.00',
  },
  {
    name: 'Students: magazines',
    borrowerType: 'STUDENT',
    mediaType: 'MAGAZINE',
    booksIssuable: 2,
    timePeriod: 7,
    finePerDay: '5.00',
    renewalsAllowed: 0,
  },
  {
    name: 'Students of grade 12',
    borrowerType: 'STUDENT',
    grade: 12,
    booksIssuable: 4,
    timePeriod: 21,
    finePerDay: '10.00',
    renewalsAllowed: 2,
    maxFine: '500.00',
  },
  {
    name: 'Employees',
    borrowerType: 'EMPLOYEE',
    booksIssuable: 6,
    timePeriod: 30,
    renewalsAllowed: 3,
    reservationsAllowed: 5,
    finePerDay: '0.00',
  },
] as const;
