import { defineScreen } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

const everybody = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'] as const;

/** Pages that every signed-in user has, and those before sign-in. */
export const systemScreens = [
  defineScreen('login', { module: 'access', label: 'Login', paths: ['/login'], access: 'public' }),
  defineScreen('forgotPassword', {
    module: 'access',
    label: 'Forgot password',
    paths: ['/forgot-password'],
    access: 'public',
  }),
  defineScreen('resetPassword', {
    module: 'access',
    label: 'Reset password',
    paths: ['/reset-password/:token'],
    access: 'public',
  }),
  defineScreen('logout', { module: 'access', label: 'Logout', paths: ['/logout'], access: 'public' }),
  defineScreen('userForm', { module: 'access', label: 'User form', paths: ['/userForm'], access: 'public' }),
  defineScreen('dashboard', {
    module: 'system',
    label: 'Dashboard',
    paths: ['/dashboard', '/'],
    access: everybody,
  }),
  defineScreen('changePassword', {
    module: 'access',
    label: 'Change password',
    paths: ['/change_password'],
    access: everybody,
  }),
  defineScreen('profile', { module: 'access', label: 'Profile', paths: ['/profile'], access: everybody }),
  defineScreen('trash', {
    module: 'system',
    label: 'Trash',
    paths: ['/trash'],
    access: ['ADMIN', 'EMPLOYEE'],
  }),
  defineScreen('editRoles', {
    module: 'access',
    label: 'Roles',
    paths: ['/user/edit_roles/:id'],
    parent: '/user',
    about: 'user',
    access: ['UserManagement'],
  }),
  defineScreen('firstSignIns', {
    module: 'access',
    label: 'First sign-ins',
    paths: ['/user/first_sign_ins'],
    access: ['UserManagement'],
    menu: {
      group: 'users',
      order: 20,
      icon: 'badge',
      description: 'First passwords for a class, on paper, by mail or text message; who has signed in',
      also: [
        schoolStep('firstSignIn', {
          of: 'user',
          where: { entityType_ne: 'ADMIN', firstPasswordAt_empty: false },
          optional: true,
        }),
      ],
    },
  }),
  defineScreen('setPassword', {
    module: 'access',
    label: 'Change password',
    paths: ['/user/user_change_password/:userId'],
    parent: '/user',
    about: 'user',
    access: ['UserManagement'],
  }),
  defineScreen('clientSecret', {
    module: 'access',
    label: 'Secret',
    paths: ['/oauth/clients/secret/:id'],
    parent: '/oauth/clients',
    about: 'oauthClient',
    access: ['ADMIN'],
  }),
  defineScreen('auditGrid', {
    module: 'system',
    label: 'Audit trail',
    paths: ['/AuditGrid'],
    access: ['AuditView'],
    menu: {
      group: 'dataReport',
      order: 90,
      icon: 'audit',
      description: 'Every change, sign-in and export',
    },
  }),
  defineScreen('documentDesigns', {
    module: 'system',
    label: 'Document designs',
    paths: ['/document_designs'],
    access: ['GeneralSettings'],
    menu: {
      group: 'administration',
      order: 20,
      icon: 'document',
      description: 'How payslips, cards and certificates look on paper',
    },
  }),
  defineScreen('documentDesignForm', {
    module: 'system',
    label: 'Document design',
    paths: ['/document_designs/:key'],
    parent: '/document_designs',
    access: ['GeneralSettings'],
  }),
  defineScreen('notificationCenter', {
    module: 'system',
    label: 'Notification center',
    paths: ['/administrator/notification-center'],
    access: ['ADMIN'],
    menu: {
      group: 'administration',
      order: 60,
      icon: 'mail',
      description: 'Mails and texts sent, waiting or failed',
    },
  }),
  defineScreen('devData', {
    module: 'system',
    label: 'Data and health',
    paths: ['/dev/data'],
    access: ['ADMIN'],
    menu: {
      group: 'administration',
      order: 90,
      icon: 'chart',
      description: 'Sizes, checks and job queues',
    },
  }),
] as const;
