export { Announcements as AnnouncementPage } from '../../features/announcements/announcements.tsx';
