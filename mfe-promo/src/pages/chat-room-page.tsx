export { ChatRoom as ChatRoomPage } from '../features/chat-room/chat-room.tsx';
