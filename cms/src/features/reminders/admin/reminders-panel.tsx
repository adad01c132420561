import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { READ_ON_MOUNT } from '../../../admin/requests/website-api';
import { ORGANISATION, TRANSPARENCY } from '../../../content/types';
import { ReminderList } from './reminder-list';
import { useRemindersQuery } from './reminders-api';

export function RemindersPanel({ model: uid }: PanelComponentProps) {
  const skip = uid !== ORGANISATION && uid !== TRANSPARENCY;
  const { data = [] } = useRemindersQuery(undefined, { ...READ_ON_MOUNT, skip });
  if (skip || data.length === 0) return null;
  return { title: 'Due', content: <ReminderList reminders={data} /> };
}
