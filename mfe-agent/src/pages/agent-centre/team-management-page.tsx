export { TeamMembers as TeamManagementPage } from '../../features/team-members/team-members.tsx';
