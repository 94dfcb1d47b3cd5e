import type SvgIcon from '@mui/material/SvgIcon';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AirportShuttleOutlined from '@mui/icons-material/AirportShuttleOutlined';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BallotOutlined from '@mui/icons-material/BallotOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CalendarViewWeekOutlined from '@mui/icons-material/CalendarViewWeekOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChairOutlined from '@mui/icons-material/ChairOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import ClassOutlined from '@mui/icons-material/ClassOutlined';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DirectionsBusOutlined from '@mui/icons-material/DirectionsBusOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import DynamicFormOutlined from '@mui/icons-material/DynamicFormOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import FamilyRestroomOutlined from '@mui/icons-material/FamilyRestroomOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HotelOutlined from '@mui/icons-material/HotelOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import HowToVoteOutlined from '@mui/icons-material/HowToVoteOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalLibraryOutlined from '@mui/icons-material/LocalLibraryOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MilitaryTechOutlined from '@mui/icons-material/MilitaryTechOutlined';
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import PlayCircleOutlineOutlined from '@mui/icons-material/PlayCircleOutlineOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';

/** Icon names used by definitions. */
const icons: Readonly<Record<string, typeof SvgIcon>> = {
  academics: AutoStoriesOutlined,
  add: AddCircleOutlineOutlined,
  admission: HowToRegOutlined,
  alert: NotificationsActiveOutlined,
  alerts: NotificationsActiveOutlined,
  announcement: CampaignOutlined,
  approve: TaskAltOutlined,
  archive: Inventory2Outlined,
  asset: ChairOutlined,
  attendance: FactCheckOutlined,
  audit: ManageSearchOutlined,
  badge: BadgeOutlined,
  bank: AccountBalanceOutlined,
  batch: ClassOutlined,
  book: MenuBookOutlined,
  building: ApartmentOutlined,
  bus: DirectionsBusOutlined,
  calendar: CalendarMonthOutlined,
  category: CategoryOutlined,
  certificate: WorkspacePremiumOutlined,
  chart: BarChartOutlined,
  chat: ForumOutlined,
  folder: FolderOutlined,
  class: ClassOutlined,
  course: LocalLibraryOutlined,
  dashboard: DashboardOutlined,
  department: CorporateFareOutlined,
  details: DynamicFormOutlined,
  discount: SellOutlined,
  document: DescriptionOutlined,
  download: DownloadOutlined,
  drive: CloudOutlined,
  event: EventOutlined,
  exam: QuizOutlined,
  expense: TrendingDownOutlined,
  export: IosShareOutlined,
  fees: ReceiptLongOutlined,
  filter: FilterListOutlined,
  finance: AccountBalanceWalletOutlined,
  form: BallotOutlined,
  gallery: PhotoLibraryOutlined,
  grade: MilitaryTechOutlined,
  group: GroupsOutlined,
  groups: GroupsOutlined,
  guardian: FamilyRestroomOutlined,
  history: HistoryOutlined,
  hostel: HotelOutlined,
  idCard: ContactPageOutlined,
  import: UploadFileOutlined,
  income: TrendingUpOutlined,
  inventory: Inventory2Outlined,
  job: PendingActionsOutlined,
  leave: BeachAccessOutlined,
  library: LocalLibraryOutlined,
  list: ListAltOutlined,
  lock: LockOutlined,
  mail: MailOutlined,
  message: SmsOutlined,
  money: PaymentsOutlined,
  news: NewspaperOutlined,
  payments: PaymentsOutlined,
  payslip: RequestQuoteOutlined,
  pending: HourglassEmptyOutlined,
  people: PeopleOutlined,
  percent: PercentOutlined,
  person: PersonOutlined,
  placement: WorkOutlined,
  poll: HowToVoteOutlined,
  print: PrintOutlined,
  question: HelpOutlineOutlined,
  rank: LeaderboardOutlined,
  rejected: UnpublishedOutlined,
  reminder: AlarmOutlined,
  report: AssessmentOutlined,
  role: AdminPanelSettingsOutlined,
  room: MeetingRoomOutlined,
  route: RouteOutlined,
  run: PlayCircleOutlineOutlined,
  school: SchoolOutlined,
  search: SearchOutlined,
  settings: SettingsOutlined,
  sms: SmsOutlined,
  store: StorefrontOutlined,
  student: SchoolOutlined,
  subject: AutoStoriesOutlined,
  tag: LabelOutlined,
  task: ChecklistOutlined,
  teacher: CoPresentOutlined,
  time: ScheduleOutlined,
  timetable: CalendarViewWeekOutlined,
  transfer: SwapHorizOutlined,
  transport: DirectionsBusOutlined,
  upload: UploadFileOutlined,
  user: ManageAccountsOutlined,
  vehicle: AirportShuttleOutlined,
  warden: SupervisorAccountOutlined,
  year: DateRangeOutlined,
};

/** The icon with that name, or the fallback for anything else. */
export const iconOf = (name: string | undefined): typeof SvgIcon => icons[name ?? ''] ?? GridViewOutlined;
