import { financeFiles } from './six-files-of-finance.fixture.ts';
import { applicationFiles, attachedToApplication } from './six-files-of-applications.fixture.ts';
import { filesOfModules } from './six-files-of-modules.fixture.ts';
import { attachedToCommunity } from './six-files-of-community.fixture.ts';
import { attachedToHostels } from './six-files-of-hostels.fixture.ts';
import { classFiles, hamza } from './six-files-of-classes.fixture.ts';
import { pdf } from './file-room.fixture.ts';
import type { FileRoom, Saved, StoredKind } from './file-room.fixture.ts';

const staff = 'admin hr finance teacher';
const six = 'admin hr finance teacher student parent';

const driveFile = async ({ demo }: FileRoom, name: string): Promise<number> => {
  const form = new FormData();
  form.append('file', new Blob(['Marks of the term']), name);
  return (await demo.as('teacher').postForm<Saved>('api/v1/drive/upload', form)).id;
};

export const news = async ({ demo }: FileRoom, audiences: string): Promise<number> => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ title: `For ${audiences}`, content: '<p>Text</p>', audiences }))
    form.append(key, value);
  form.append('attachments', new Blob([pdf]), 'programme.pdf');
  const { attachments } = await demo.as('admin').postForm<{ attachments: Saved[] }>('api/v1/news/save', form);
  return Number(attachments[0]?.id);
};

const task = ({ demo, teacher }: FileRoom, more: object): Promise<Saved> =>
  demo.as('admin').post<Saved>('collab/v1/task/save', {
    title: 'Papers',
    description: 'With a file',
    department: teacher.department,
    members: [teacher.employee],
    startDate: '2026-04-01',
    endDate: '2099-04-30',
    ...more,
  });

const group = ({ demo, teacher }: FileRoom, name: string, more: object): Promise<Saved> =>
  demo.as('admin').post<Saved>('collab/v1/group/save', {
    name,
    visibility: 'SECRET',
    members: [teacher.employee],
    ...more,
  });

const newsFile = async (room: FileRoom, audiences: string): Promise<string> => {
  const id = await news(room, audiences);
  return `setup/v1/files/${await room.idOf('stored_file', `owner_resource = 'newsAttachment' and owner_record = ${id}`)}`;
};

/** Files in fields of records, by `<resource>.<field>`; several where it depends on whom the record is for. */
export const fieldFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  ...filesOfModules,
  'employee.photo': [
    {
      readers: staff,
      make: (room) =>
        room.taken('hr', 'face.png', (photo) =>
          room.demo.as('hr').put(`setup/v1/EmployeeDetails/update/${room.teacher.employee}`, { photo }),
        ),
    },
  ],
  'employeeDocument.file': [
    {
      readers: 'admin hr',
      make: (room) =>
        room.taken('hr', 'licence.pdf', (file) =>
          room.demo.as('hr').post('setup/v1/EmployeeDocuments/save', {
            employee: room.teacher.employee,
            name: 'Licence',
            file,
          }),
        ),
    },
  ],
  'task.attachment': [
    {
      readers: 'admin hr teacher',
      make: (room) => room.taken('admin', 'paper.pdf', (attachment) => task(room, { attachment })),
    },
  ],
  ...classFiles,
  ...applicationFiles,
  'bookTitle.coverImage': [
    {
      readers: six,
      make: (room) =>
        room.taken('admin', 'cover.png', async (coverImage) => {
          const id = await room.idOf('book_title', 'cover_image_id is null');
          return room.demo.as('admin').put(`setup/v1/Books/update/${id}`, { coverImage });
        }),
    },
  ],
  ...financeFiles,
  'vehicleCertificate.file': [
    {
      readers: 'admin',
      make: (room) =>
        room.taken('admin', 'fitness.pdf', async (file) => {
          const id = await room.idOf('vehicle_certificate', 'file_id is null');
          return room.demo.as('admin').put(`transport/v1/VehicleCertificate/update/${id}`, { file });
        }),
    },
  ],
  'vehicleMaintenance.billFile': [
    {
      readers: 'admin',
      make: (room) =>
        room.taken('admin', 'bill.pdf', async (billFile) => {
          const id = await room.idOf('vehicle_maintenance', 'bill_file_id is null');
          return room.demo.as('admin').put(`transport/v1/VehicleMaintenance/update/${id}`, { billFile });
        }),
    },
  ],
  'student.photo': [
    {
      readers: 'admin student parent',
      make: async (room) => {
        const student = await hamza(room);
        return room.taken('admin', 'student.png', (photo) =>
          room.demo.as('admin').put(`setup/v1/studentEntity/update/${student}`, { photo }),
        );
      },
    },
  ],
  'guardian.photo': [
    {
      readers: 'admin parent',
      make: async (room) => {
        const guardian = await room.idOf(
          'guardian',
          `id = (select guardian_id from "user" where username = 'parent')`,
        );
        return room.taken('admin', 'guardian.png', (photo) =>
          room.demo.as('admin').put(`setup/v1/Guardian/update/${guardian}`, { photo }),
        );
      },
    },
  ],
  'user.photo': [
    {
      readers: 'admin teacher',
      make: (room) =>
        room.taken('admin', 'user.png', (photo) =>
          room.demo.as('admin').put(`setup/v1/user/update/${room.teacher.user}`, { photo }),
        ),
    },
  ],
  'institutionSetting.logo': [
    {
      readers: six,
      make: (room) =>
        room.taken('admin', 'logo.png', (logo) =>
          room.demo.as('admin').put('setup/v1/InstitutionSettings/update', { logo }),
        ),
    },
  ],
  'messageFile.file': [
    {
      readers: 'admin',
      make: (room) =>
        room.taken('admin', 'letter.pdf', (file) =>
          room.demo.as('admin').post('comm/v1/message/save', {
            channel: 'EMAIL',
            subject: 'With a file',
            body: 'To all',
            everyone: true,
            files: [{ file }],
          }),
        ),
    },
  ],
  'newsAttachment.file': [
    { readers: staff, make: (room) => newsFile(room, 'EMPLOYEE') },
    { readers: 'admin student', make: (room) => newsFile(room, 'STUDENT') },
    { readers: 'admin parent', make: (room) => newsFile(room, 'PARENT') },
  ],
  'discussionGroup.logo': [
    {
      readers: 'admin teacher',
      make: (room) => room.taken('admin', 'group.png', (logo) => group(room, 'With a picture', { logo })),
    },
  ],
  'leaveApplication.attachment': [
    {
      readers: 'admin hr teacher',
      make: async (room) => {
        const leaveType = await room.idOf('leave_type', 'active');
        return room.taken('teacher', 'certificate.pdf', (attachment) =>
          room.demo.as('teacher').post('setup/v1/employeeLeave/save', {
            leaveType,
            duration: 'SINGLE_DAY',
            startDate: '2026-12-15',
            endDate: '2026-12-15',
            reason: 'At the doctor',
            attachment,
          }),
        );
      },
    },
  ],
  'driveItem.file': [
    {
      readers: 'teacher',
      make: async (room) => `api/v1/drive/files/${await driveFile(room, 'mine.txt')}/download`,
    },
    {
      readers: 'finance teacher',
      make: async (room) => {
        const id = await driveFile(room, 'shared.txt');
        const userIds = [await room.idOf('"user"', `username = 'finance'`)];
        await room.demo.as('teacher').post(`api/v1/drive/items/${id}/share`, { userIds });
        return `api/v1/drive/files/${id}/preview`;
      },
    },
  ],
  'driveVersion.file': [
    {
      // Whatever is in the drive is read only by its own calls.
      readers: '',
      make: async (room) => {
        const id = await driveFile(room, 'version.txt');
        const file = await room.idOf('drive_version', `item_id = ${id}`);
        return `setup/v1/files/${await room.idOf('stored_file', `id = (select file_id from drive_version where id = ${file})`)}`;
      },
    },
  ],
};

/** Files attached to records, by resource. */
export const attachedFiles: Readonly<Record<string, StoredKind>> = {
  ...attachedToHostels,
  applicant: attachedToApplication,
  employee: {
    readers: staff,
    make: (room) => room.attached('hr', 'setup/v1/EmployeeDetails', room.teacher.employee),
  },
  student: {
    readers: 'admin',
    make: async (room) => room.attached('admin', 'setup/v1/studentEntity', await hamza(room)),
  },
  task: {
    readers: 'admin hr teacher',
    make: async (room) => room.attached('admin', 'collab/v1/task', (await task(room, {})).id),
  },
  payrollGroup: {
    readers: 'admin hr finance',
    make: async (room) =>
      room.attached('hr', 'setup/v1/payrollGroup', await room.idOf('payroll_group', 'true')),
  },
  discussionGroup: {
    readers: 'admin teacher',
    make: async (room) =>
      room.attached('admin', 'collab/v1/group', (await group(room, 'With a paper', {})).id),
  },
  calendarEvent: {
    readers: 'admin teacher',
    make: async (room) => {
      const { id } = await room.demo.as('admin').post<Saved>('api/v1/CalenderEvent/save', {
        title: 'Meeting of few',
        startDate: '2026-12-15',
        endDate: '2026-12-15',
        isCommon: false,
        members: [room.teacher.employee],
      });
      return room.attached('admin', 'api/v1/CalenderEvent', id);
    },
  },
  supplier: {
    readers: 'admin finance',
    make: async (room) => room.attached('admin', 'setup/v1/Supplier', await room.idOf('supplier', 'true')),
  },
  // The first one was raised by the teacher.
  indent: {
    readers: 'admin teacher',
    make: async (room) => room.attached('admin', 'setup/v1/Indent', await room.idOf('indent', 'true')),
  },
  purchaseOrder: {
    readers: 'admin',
    make: async (room) =>
      room.attached('admin', 'setup/v1/PurchaseOrder', await room.idOf('purchase_order', 'true')),
  },
  grn: {
    readers: 'admin finance',
    make: async (room) => room.attached('admin', 'setup/v1/Grn', await room.idOf('grn', 'true')),
  },
  ...attachedToCommunity,
  vehicle: {
    readers: 'admin',
    make: async (room) => room.attached('admin', 'transport/v1/Vehicle', await room.idOf('vehicle', 'true')),
  },
};
