import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { ORGANISATION, TRANSPARENCY } from '../../../content/types.ts';
import { ReminderList } from './reminder-list.tsx';
import { useRemindersQuery } from './reminders-api.ts';

export function RemindersPanel({ model: uid }: PanelComponentProps) {
  const skip = uid !== ORGANISATION && uid !== TRANSPARENCY;
  const { data = [] } = useRemindersQuery(undefined, { ...READ_ON_MOUNT, skip });
  if (skip || data.length === 0) return null;
  return { title: 'Due', content: <ReminderList reminders={data} /> };
}
