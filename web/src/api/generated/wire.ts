// Generated from the messages of the server by `make generate`; do not edit.

import type {
  Action,
  DealEnded,
  End,
  GameEvent,
  KingdomScore,
  KingdomView,
  LineAction,
  LineEvent,
  LineOutcome,
  LineView,
  OpenEnd,
  Outcome,
  PlacedBuilding,
  View,
} from './engine';

/** The name of somebody who is going to take a seat. */
export interface IntroductionRequest {
  name: string;
}

/** An account to make; it belongs to the person of the browser, if there is one. */
export interface RegisterRequest {
  login: string;
  password: string;
  name: string;
}

/** A request to log in, which may take the tables of the browser along. */
export interface LoginRequest {
  login: string;
  password: string;
  keep_tables?: boolean;
}

/** A request to log out in this browser, or everywhere. */
export interface LogoutRequest {
  everywhere?: boolean;
}

/** The password as it is, and as it shall be. */
export interface ChangePasswordRequest {
  old: string;
  new: string;
}

/** A request for recovery codes, confirmed by the password; those before are good no more. */
export interface NewRecoveryCodesRequest {
  password: string;
}

/** A request for a personal token of the account, confirmed by the password. */
export interface NewTokenRequest {
  password: string;
  name: string;
  scopes: Scope[];
}

/** A request to enter an account by a recovery code, and the password that it gets. */
export interface RecoverRequest {
  login: string;
  code: string;
  password: string;
  keep_tables?: boolean;
}

/** A request for a recovery code by mail, if an account has a confirmed address. */
export interface MailedCodeRequest {
  login: string;
}

/** A change of the own account; fields that are left out stay. */
export interface ChangeAccountRequest {
  name?: string | null;
  public?: boolean | null;
}

/** That somebody is to be forgotten; with the password of the account, if there is one. */
export interface DeleteAccountRequest {
  password?: string;
}

/** The results of a person in one game with one number of seats; points only if it has them. */
export interface StatisticsView {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean_place: number;
  best_points: number | null;
  mean_points: number | null;
}

/** The rating of a person in one game with one number of seats, with its uncertainty. */
export interface RatingView {
  game: string;
  seats: number;
  rating: number;
  games: number;
}

/** A bot of somebody, and its ratings. */
export interface BotView {
  id: number;
  name: string | null;
  ratings: RatingView[];
}

/** The person who asks; without a login there is no account. */
export interface AccountView {
  name: string | null;
  login: string | null;
  public: boolean;
  browsers: number;
  recovery_codes: number;
  statistics: StatisticsView[];
  ratings: RatingView[];
  bots: BotView[];
  kept_days: number | null;
}

/** The recovery codes of an account, which are shown this once. */
export interface NewRecoveryCodes {
  codes: string[];
}

/** A personal token, without its secret. */
export interface TokenView {
  id: number;
  name: string;
  scopes: Scope[];
  created: string;
  used: string | null;
}

/** A new personal token, with the secret that is shown this once. */
export interface NewToken {
  secret: string;
  token: TokenView;
}

/** The person or bot that a personal token acts for, and its scopes. */
export interface TokenHolder {
  name: string | null;
  login: string;
  scopes: Scope[];
  bot: boolean;
}

/** The result of a finished game for one person. */
export interface GameResultView {
  table: string;
  game: string;
  seats: number;
  place: number;
  points: number | null;
  rated: boolean;
  finished: string;
}

/** The latest games before a moment; `before` asks for those before these, if there are. */
export interface HistoryPage {
  games: GameResultView[];
  before: number | null;
}

/** The public profile of a person, with their bots. */
export interface PlayerView {
  login: string;
  name: string;
  statistics: StatisticsView[];
  ratings: RatingView[];
  bots: BotView[];
}

/** Somebody in a list of ratings; equal ratings share a place. */
export interface RankedPlayer {
  place: number;
  login: string;
  name: string;
  rating: number;
  games: number;
}

/** The ratings of those who made theirs public, in a game with so many seats. */
export interface RatingsPage {
  game: string;
  seats: number;
  counts: number[];
  players: RankedPlayer[];
}

/** Everything that the server knows about somebody. */
export interface Export {
  person: Json;
  account: Json | null;
  browsers: Json[];
  tokens: Json[];
  bots: Json[];
  tables: Json[];
  messages: Json[];
  muted: Json[];
  notifications: Json[];
  plans: Json[];
  bans: Json[];
  reports: Json[];
  results: Json[];
  ratings: Json[];
  leagues: Json[];
}

/** The address of the server's operator. */
export interface OperatorContact {
  contact: string | null;
}

/** The asking person. */
export interface CurrentUser {
  name: string | null;
}

/** Something to say to the table or to the own team: a phrase or a text. */
export interface SayCommand {
  type: "say";
  request: RequestId;
  audience?: Audience;
  phrase?: Phrase | null;
  text?: string | null;
  seat?: number | null;
}

/** Whoever sits at a seat is not to be heard any more, or again. */
export interface MuteCommand {
  type: "mute";
  request: RequestId;
  seat: number;
  on: boolean;
}

/** Something that was said; a phrase also by its code. `at` is in milliseconds since 1970. */
export interface ChatMessage {
  number: number;
  seat: number;
  name: string;
  audience: Audience;
  text: string;
  phrase: string | null;
  you: boolean;
  at: number;
}

/** The chat since the page's last number, or, if `whole`, everything that is still shown. */
export interface ChatUpdate {
  type: "said";
  messages: ChatMessage[];
  muted: number[];
  whole: boolean;
}

/** One fault with its words. */
export interface FaultView {
  code: string;
  params: Params;
  text: string;
}

/** The answer to a request that was not done. */
export interface ErrorResponse {
  code: string;
  params: Params;
  text: string;
  faults?: FaultView[];
}

/** A building of the catalogue: its tokens, what they bring, and where that is known from. */
export interface BuildingView {
  id: PlacedBuilding["building"];
  name: string;
  text: string;
  count: number;
  knights: number;
  towers: number;
  crowns: number;
  points: number;
  points_per: string;
  effect: string;
  source: string;
}

/** A rules page. */
export interface RulesPage {
  markdown: string;
  language: string;
}

/** A value of an option. */
export interface OptionValueView {
  value: OptionValue;
  label: string;
}

/** An option of a game; a range of whole numbers has bounds in place of single values. */
export interface OptionView {
  name: string;
  label: string;
  help: string;
  kind: "bool" | "choice" | "int";
  values: OptionValueView[];
  default: OptionValue;
  low?: number;
  high?: number;
  default_label?: string;
}

/** A named combination of options. */
export interface PresetView {
  id: string;
  label: string;
  help: string;
  options: Options;
  undo: boolean;
  seats: number[];
}

/** A strength of bots, or a program of the server. */
export interface LevelView {
  id: string;
  label: string;
  help: string;
  program: boolean;
}

/** A game in the lobby; where hands are hidden, a shared device goes from hand to hand. */
export interface GameView {
  id: string;
  family: Family;
  hidden_hands: boolean;
  title: string;
  summary: string;
  seats: [number, number];
  options: OptionView[];
  presets: PresetView[];
  levels: LevelView[];
}

/** The history of a league; its length is its version. */
export interface Document {
  entries: Entry[];
  format?: "dominium-league-1";
}

/** An operation with the time of its entry (ISO 8601, in UTC). */
export interface Entry {
  at: string;
  operation: LeagueFounded | RulesChanged | PlayersAdded | PlayerRenamed | PlayerLeft | PlayerReturned | EveningOpened | EveningCancelled | PresenceSet | RoundDrawn | PlayersSwapped | RoundCancelled | TableOpened | ResultEntered | ResultWithdrawn;
}

/** The first operation of every league. */
export interface LeagueFounded {
  kind: "league_founded";
  rules: Rules;
}

/** The rules by which a league is played and counted. */
export interface Rules {
  name: string;
  game: string;
  points: Record<string, number[]>;
  preset: string | null;
  options: Record<string, string | boolean | number>;
  ties: TieRule[];
  resting: RestRule;
}

/** A change of the rules; all points are counted anew by them. */
export interface RulesChanged {
  kind: "rules_changed";
  rules: Rules;
}

/** An addition of names to the list; with an evening, they take part from its next round on. */
export interface PlayersAdded {
  kind: "players_added";
  names: string[];
  evening?: number | null;
}

/** A correction or change of a name. */
export interface PlayerRenamed {
  kind: "player_renamed";
  player: number;
  name: string;
}

/** A departure of a player; earlier results stay in the standings. */
export interface PlayerLeft {
  kind: "player_left";
  player: number;
}

/** A return of a player who had left. */
export interface PlayerReturned {
  kind: "player_returned";
  player: number;
}

/** A new evening with the people who are there from its first round on. */
export interface EveningOpened {
  kind: "evening_opened";
  date: string;
  present: number[];
  title?: string;
}

/** A cancellation of the latest evening; possible until its first round is drawn. */
export interface EveningCancelled {
  kind: "evening_cancelled";
  evening: number;
}

/** The first and the last round that somebody takes part in; without `first`, none. */
export interface PresenceSet {
  kind: "presence_set";
  evening: number;
  player: number;
  first?: number | null;
  last?: number | null;
}

/** The tables of the next round, in the order of their seats, with the seed of the draw. */
export interface RoundDrawn {
  kind: "round_drawn";
  evening: number;
  tables: number[][];
  resting: number[];
  seed: string;
  method?: number;
}

/** An exchange of two people's places in a round, by agreement. */
export interface PlayersSwapped {
  kind: "players_swapped";
  evening: number;
  round: number;
  first: number;
  second: number;
}

/** A cancellation of the latest round of an evening; possible while it has no result. */
export interface RoundCancelled {
  kind: "round_cancelled";
  evening: number;
  round: number;
}

/** A table whose people play on a server; `id` names the table there. */
export interface TableOpened {
  kind: "table_opened";
  evening: number;
  round: number;
  table: number;
  id: string;
}

/** The result of a table, in the order of its seats; of several, the last one counts. */
export interface ResultEntered {
  kind: "result_entered";
  evening: number;
  round: number;
  table: number;
  scores: number[];
  places?: number[] | null;
  source?: "hand" | "table";
}

/** A withdrawal of a result entered by mistake; the table is without one again. */
export interface ResultWithdrawn {
  kind: "result_withdrawn";
  evening: number;
  round: number;
  table: number;
}

/** A league to found: by its rules, or with everything that a file of it holds. */
export interface CreateLeagueRequest {
  my_name: string;
  name?: string;
  game?: string;
  preset?: string | null;
  options?: Record<string, string | boolean | number>;
  scales?: number[][];
  sizes?: number[];
  ties?: TieRule[];
  resting?: RestRule;
  document?: Document | null;
}

/** Draw the tables of the next round; the server chooses a draw number where none is given. */
export interface DrawRound {
  kind: "draw_round";
  evening: number;
  seed?: string | null;
}

/** Open every table of a round on this server that has no result yet. */
export interface OpenTables {
  kind: "open_tables";
  evening: number;
  round: number;
}

/** Something that shall happen to a league, and the version that the page has seen. */
export interface ChangeLeagueRequest {
  version: number;
  change: Change;
}

/** A new league, and the key of the organisers' link; it is told only now. */
export interface LeagueCreated {
  league: string;
  key: string;
}

/** A league of the asking person. */
export interface MyLeague {
  league: string;
  name: string;
  updated: string;
}

/** Somebody on the list. */
export interface LeaguePlayer {
  number: number;
  name: string;
  left: boolean;
}

/** The rounds of an evening in which a player takes part. */
export interface PresenceView {
  player: number;
  first: number;
  last: number | null;
  text: string;
}

/** The result of a table, in the order of its seats; `points` as numbers of the language. */
export interface LeagueResultView {
  scores: number[];
  places: number[];
  points: string[];
  source: "hand" | "table";
}

/** The link by which somebody sits down at a table of this server. */
export interface InvitedPlayer {
  player: number;
  link: string;
}

/** The people of a table in the order of their seats; `table` where they play on this server. */
export interface LeagueTable {
  number: number;
  players: number[];
  line: string;
  result: LeagueResultView | null;
  table: string | null;
  status: Status | null;
  invitations: InvitedPlayer[];
}

/** A line of the standings. */
export interface StandingView {
  place: number;
  player: number;
  points: string;
  scores: number;
  wins: number;
  parts: (string | null)[];
  decided: string;
  lines: string[];
}

/** The tables of a round, who rests, and by which number it was drawn. */
export interface RoundView {
  number: number;
  tables: LeagueTable[];
  resting: number[];
  seed: string;
  complete: boolean;
  standings: StandingView[];
}

/** One evening with all its rounds. */
export interface EveningView {
  number: number;
  date: string;
  title: string;
  heading: string;
  presence: PresenceView[];
  rounds: RoundView[];
  standings: StandingView[];
}

/** An evening in the list of a league. */
export interface EveningSummary {
  number: number;
  date: string;
  title: string;
  heading: string;
  rounds: number;
}

/** A league as it stands, with one evening in full. */
export interface LeagueView {
  league: string;
  version: number;
  name: string;
  game: string;
  game_title: string;
  rules: Rules;
  may_edit: boolean;
  players: LeaguePlayer[];
  evenings: EveningSummary[];
  evening: EveningView | null;
  standings: StandingView[];
  said: string;
}

/** Something that happened to a league, in words. */
export interface LeagueEntry {
  number: number;
  at: string;
  text: string;
}

/** The key of a new link for organisers; the one before opens nothing any more. */
export interface LeagueKey {
  key: string;
}

/** Everything about a league, as `dominium evening` keeps it in a file. */
export interface LeagueDocument {
  document: Json;
}

/** A table at one moment, cut and worded for one viewer. */
export interface TableView extends TableFacts {
  family: Family;
  title: string;
  expected: string;
  view: View | LineView;
  legal: Choice[];
  skip: string[];
  outcome: (Outcome | LineOutcome) & { lines: string[] } | null;
}

/** A seat as one viewer sees it; partners share a kingdom. */
export interface SeatView {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  you: boolean;
  connected: boolean;
  colour: number;
  stand_in: string | null;
  away: boolean;
  idle: boolean;
  kingdom?: number;
}

/** The link by which a friend takes a seat. */
export interface Invitation {
  seat: number;
  link: string;
}

/** The agreement of a table's people beside the rules of their game. */
export interface TableSettings {
  pace: "days" | "live";
  clock_minutes: number | null;
  clock_increment: number;
  move_days: number | null;
  visibility: "open" | "private";
  chat: "free" | "off" | "phrases";
  undo: boolean;
  spectators: boolean;
  rated: boolean;
  coach: boolean;
  joint_deal: boolean;
  carried: boolean;
}

/** The time of every seat in milliseconds. */
export interface ClockView {
  running: number | null;
  remaining: number[];
  increment: number;
  at: number;
}

/** A wish to go back to a ply, and the seats that have not answered yet. */
export interface PendingUndo {
  number: number;
  seat: number;
  ply: number;
  waiting_for: number[];
}

/** A joint deal that goes on: `number` is the entry that asks the seats. */
export interface JointDealView {
  number: number;
  seats: ContributionView[];
}

/** The contribution of a seat to a joint deal; no commitment while it has not come. */
export interface ContributionView {
  seat: number;
  commitment: string | null;
  opened: boolean;
}

/** A legal action. */
export interface Choice {
  number: number;
  action: string;
  kind: string;
  text: string;
}

/** An action that the coach would think of. */
export interface AdviceOption {
  action: string;
  words: string;
  win: number;
  points: number;
}

/** The coach's advice to the seat to move, best action first, with reasons. */
export interface AdviceView {
  best: AdviceOption[];
  words: string;
}

/** A decision of a finished game, judged; `ply` counts the plies before it. */
export interface ReviewedDecision {
  ply: number;
  seat: number;
  action: string;
  words: string;
  grade: Grade;
  grade_words: string;
  loss_points: number;
  loss_win: number;
  win: number;
  points: number;
  best: AdviceOption[];
  reason: string | null;
}

/** The seats that play together, by their number in the chances. */
export interface ReviewedSide {
  side: number;
  seats: number[];
  names: string[];
}

/** The win probability of each side before a decision; the last ones are the outcome. */
export interface Chances {
  ply: number;
  win: number[];
}

/** The grades of a seat and the points that it lost. */
export interface PlayerSummary {
  seat: number;
  name: string;
  grades: Record<Grade, number>;
  loss_points: number;
  words: string;
}

/** A review in words; `graph_words` is the graph of the chances told in sentences. */
export interface Review {
  version: 1;
  sides: ReviewedSide[];
  chances: Chances[];
  decisions: ReviewedDecision[];
  summary: PlayerSummary[];
  graph_words: string[];
}

/** The progress of the review of a finished table, and the review when it is done. */
export interface ReviewStatus {
  status: "done" | "none" | "running";
  progress: number;
  review: Review | null;
}

/** A lesson in the list of all lessons. */
export interface LessonInfo {
  lesson: string;
  game: string;
  title: string;
  summary: string;
  steps: number;
}

/** The task of a step: to ask a question, to act, to try what is illegal, or to play on. */
export interface LessonTask {
  kind: "ask" | "do" | "play" | "try";
  question: string | null;
  accepted: string[];
  then: string[];
}

/** A step of a lesson in words: what it is about, what has to be done, and a hint for it. */
export interface LessonStep {
  title: string;
  heading: string;
  text: string[];
  todo: LessonTask | null;
  task: string | null;
  hint: string | null;
}

/** The position of a lesson or a puzzle: a game, the actions before it, and the seats' names. */
export interface ExercisePosition {
  game: string;
  family: Family;
  hidden_hands: boolean;
  options: Options;
  opening: string[];
  names: string[];
}

/** A lesson: a position, and the steps that start from it; see `dominium.lessons`. */
export interface LessonScript extends ExercisePosition {
  lesson: string;
  steps: LessonStep[];
  end: LessonStep;
  done: string;
  refusals: Record<string, string>;
}

/** The puzzle of a day in the list of days, and whether it was found already. */
export interface PuzzleInfo {
  day: string;
  date: string;
  game: string;
  title: string;
  found: boolean;
}

/** An action that can be tried at a puzzle: what is said to it, and what it is worth. */
export interface PuzzleReply {
  action: string;
  verdict: string;
  words: string;
  win: string;
  points: string;
  against: string | null;
}

/** The words for why an action is told: the best, one that was tried, and the tempting one. */
export interface PuzzleMarks {
  best: string;
  tried: string;
  tempting: string;
}

/** The puzzle of a day: its position, and what is said to every action. */
export interface PuzzleScript extends ExercisePosition {
  day: string;
  seat: number;
  title: string;
  text: string[];
  task: string;
  hint: string;
  tempting: string;
  promising: string[];
  replies: PuzzleReply[];
  best: string;
  found: string;
  shown: string;
  marks: PuzzleMarks;
  refusals: Record<string, string>;
}

/** A report about whoever sits at a seat, in a few words if need be. */
export interface ReportRequest {
  grounds: ReportGrounds;
  text?: string;
}

/** The public keys of a browser's subscription, as the browser writes them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser that is to be notified. */
export interface PushSubscriptionRequest {
  endpoint: string;
  keys: PushKeys;
}

/** A browser that is not to be notified any more. */
export interface PushUnsubscribeRequest {
  endpoint: string;
}

/** A mail address for the own account, confirmed by the password. */
export interface MailAddressRequest {
  address: string;
  password: string;
}

/** The code that was sent to a mail address. */
export interface MailCodeRequest {
  code: string;
}

/** A wish to be told turns by days by mail, or not to be. */
export interface MailNoticesRequest {
  wanted: boolean;
}

/** The mail address of the own account. */
export interface MailView {
  offered: boolean;
  address: string | null;
  confirmed: boolean;
  notices: boolean;
}

/** The key of this server, by which a push service knows that notices are from it. */
export interface PushOffer {
  key: string;
}

/** The text of a notice; it holds no more than anybody may see who knows the table. */
export interface PushNotice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** The plans for the coming turn, the most wanted first, in place of those before. */
export interface PlansRequest {
  plans: string[][];
}

/** The plans of an own seat, which nobody else sees. */
export interface PlansView {
  plans: string[][];
  outcome: PlanOutcome | null;
  chosen: number | null;
}

/** The occupant of a seat of a new table; a bot needs a level. */
export interface SeatRequest {
  kind: "bot" | "device" | "friend" | "me";
  name?: string | null;
  level?: string | null;
}

/** The agreement of a new table beside the rules; see `TableSettings`. */
export interface TableSettingsRequest {
  pace?: "days" | "live";
  clock_minutes?: number | null;
  clock_increment?: number;
  move_days?: number | null;
  visibility?: "open" | "private";
  chat?: "free" | "off" | "phrases";
  undo?: boolean;
  spectators?: boolean;
  rated?: boolean;
  coach?: boolean;
  joint_deal?: boolean;
}

/** A table to open. */
export interface CreateTableRequest {
  game: string;
  seats: SeatRequest[];
  my_name: string;
  preset?: string | null;
  options?: Record<string, string | boolean | number>;
  settings?: TableSettingsRequest;
  key?: string | null;
}

/** A wish to play a game with anybody else, now. */
export interface SeekRequest {
  key: string;
  game: string;
  my_name: string;
  seats?: number | null;
}

/** The name of somebody who takes up an invitation, or sits down at an open table. */
export interface JoinRequest {
  name: string;
}

/** A table that was begun on a device, to be played on or kept on the server. */
export interface CarryTableRequest {
  record: Json;
  key: string;
}

/** A record and the ply to show of it; the last one when no ply is named. */
export interface ReplayRequest {
  record: Json;
  ply?: number | null;
}

/** Actions of one turn, done together or not at all. */
export interface ActCommand {
  type: "act";
  request: RequestId;
  ply: number;
  actions: string[];
}

/** One of several own seats wants to see its hand; none hides it again. */
export interface LookCommand {
  type: "look";
  seat: number | null;
}

/** A wish to go back to a ply; `number` is the last entry of the table that asks for it. */
export interface RequestUndoCommand {
  type: "undo";
  request: RequestId;
  ply: number;
  number: number;
}

/** An answer to the undo that the entry `number` requests. */
export interface AnswerUndoCommand {
  type: "answer_undo";
  request: RequestId;
  number: number;
  agree: boolean;
}

/** Somebody leaves: a bot plays in the meantime, or the game is given up. */
export interface LeaveCommand {
  type: "leave";
  request: RequestId;
  give_up?: boolean;
}

/** Somebody who has left comes back and plays on. */
export interface ReturnCommand {
  type: "return";
  request: RequestId;
}

/** A bot shall take a free seat. */
export interface FillSeatCommand {
  type: "fill";
  request: RequestId;
  seat: number;
  level: string;
}

/** A seat shall be free again; `number` is the last entry of the table that was seen. */
export interface FreeSeatCommand {
  type: "free";
  request: RequestId;
  seat: number;
  number: number;
}

/** Somebody gives another seat time; `number` is the last entry of the giver's table. */
export interface GiveTimeCommand {
  type: "give_time";
  request: RequestId;
  seat: number;
  seconds: number;
  number: number;
}

/** The commitment of a browser to its entropy; none when it does not contribute. */
export interface CommitEntropyCommand {
  type: "commit_entropy";
  request: RequestId;
  number: number;
  commitment: string | null;
}

/** The entropy of a browser; `number` is the entry that asked for it. */
export interface OpenEntropyCommand {
  type: "open_entropy";
  request: RequestId;
  number: number;
  entropy: string;
}

/** The language of every word from now on, and how much is said of what happens. */
export interface SetLanguageCommand {
  type: "language";
  language: string;
  length?: "brief" | "long" | "short";
}

/** From now on the page plays the actions again and words them; see `ActionsSnapshot`. */
export interface FollowActionsCommand {
  type: "follow_actions";
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
}

/** The answer on the socket to a message that was not done. */
export interface RefusedMessage {
  type: "refused";
  code: string;
  params: Params;
  text: string;
  request: string | number | null;
}

/** A table after a command: its last entry, the number of actions, and whether it goes on. */
export interface CommandDone {
  number: number;
  ply: number;
  status: Status;
}

/** The answer to a ping, with the name of the pages that the server has. */
export interface Pong {
  type: "pong";
  build: string;
}

/** A new table. */
export interface TableCreated {
  table: string;
  seats: SeatView[];
  invitations: Invitation[];
}

/** The table of the rematch. */
export interface RematchCreated {
  table: string;
}

/** The table of the server that a table of a device has become. */
export interface CarriedTable {
  table: string;
}

/** The table of an invitation, as its guest sees it before sitting down. */
export interface InvitationView {
  table: string;
  game: string;
  title: string;
  inviter: number | null;
  seats: SeatView[];
  seat: number;
  taken: boolean;
  settings: TableSettings;
}

/** A table at which anybody may sit down; `free` are the seats that are left. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  free: number[];
  settings: TableSettings;
  updated: string;
}

/** A page of the open tables whose creators are here now, the latest first. */
export interface LobbyView {
  tables: OpenTable[];
  following: number | null;
  here: number;
  seeking: Record<string, number>;
}

/** The moment until which a table is kept if nothing happens; null once it has begun. */
export interface KeptView {
  until: string | null;
}

/** The state of somebody who waits for anybody else. */
export interface SeekView {
  table: string | null;
  here: number;
}

/** The seat somebody has taken. */
export interface JoinResponse {
  table: string;
  seat: number;
}

/** A table of the asking person. */
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  names: string[];
  your_turn: boolean;
  finished: boolean;
  status: Status;
  updated: string;
  pace: "days" | "live";
  deadline: number | null;
}

/** A legal action of a kingdom game with what it does. */
export interface KingdomChoice extends Choice {
  kind: Action["kind"];
  squares: string[];
  domino?: number;
  slot?: number;
  cost?: number;
  coins?: number;
  gain?: number;
  property_size?: number;
}

/** A legal action of a line game with what it does. */
export interface LineChoice extends Choice {
  kind: LineAction["kind"] | "say";
  short: string;
  tile?: string;
  end?: End;
  inward?: number;
  outward?: number;
  wild?: boolean;
  open_ends?: OpenEnd[];
  points?: number;
}

/** A tile of a hand with where it can go, in words. */
export interface HandTile {
  tile: string;
  text: string;
}

/** One entry of the log with its announcements and events, cut for one viewer. */
export interface HistoryEntry {
  number: number;
  ply: number;
  seat: number | null;
  action: string | null;
  text: string[];
  events: (GameEvent | LineEvent)[];
  kind: EntryKind;
  undone: boolean;
}

/** An entry of the log of a kingdom game. */
export interface KingdomHistoryEntry extends HistoryEntry {
  events: GameEvent[];
}

/** An entry of the log of a line game. */
export interface LineHistoryEntry extends HistoryEntry {
  events: LineEvent[];
}

/** A table at one moment without its game, cut for one viewer. */
export interface TableFacts {
  number: number;
  ply: number;
  status: Status;
  seats: SeatView[];
  looking: number | null;
  hand_over: number | null;
  invitations: Invitation[];
  rematch: string | null;
  seed: string | null;
  you: number[];
  settings: TableSettings;
  clock: ClockView | null;
  undo: PendingUndo | null;
  undo_to: number | null;
  forfeited: number[];
  closed: ClosingGrounds | null;
  may: May[];
  delay: number;
  watching: number;
  deal: JointDealView | null;
  mark?: number;
}

/** A table of a kingdom game at one moment. */
export interface KingdomTableView extends TableView {
  family: "kingdom";
  view: View;
  legal: KingdomChoice[];
  outcome: Outcome & { lines: string[] } | null;
  score_lines: string[][];
  offer_lines: string[];
  building_lines: string[];
  kingdom_lines: string[][];
  frame_lines: string[];
  court_lines: string[][];
}

/** A table of a line game at one moment. */
export interface LineTableView extends TableView {
  family: "line";
  view: LineView;
  legal: LineChoice[];
  outcome: LineOutcome & { lines: string[] } | null;
  ends_line: string;
  line_lines: string[];
  hand_lines: string[];
  hand_items: HandTile[];
  hands_lines: string[];
  stock_line: string;
  played_line: string;
  bank_line: string;
  total_lines: string[];
  deal_lines: string[];
}

/** Everything about a table of a kingdom game. */
export interface KingdomSnapshot extends KingdomTableView {
  type: "snapshot";
  table: string;
  game: string;
  options: Options;
  history: KingdomHistoryEntry[];
  heard: string;
  commitment: string;
}

/** Everything about a table of a line game. */
export interface LineSnapshot extends LineTableView {
  type: "snapshot";
  table: string;
  game: string;
  options: Options;
  history: LineHistoryEntry[];
  heard: string;
  commitment: string;
}

/** The entries since the page's last number, and the table of a kingdom game as it is now. */
export interface KingdomEntriesMessage extends KingdomTableView {
  type: "entries";
  entries: KingdomHistoryEntry[];
  heard: string;
}

/** The entries since the page's last number, and the table of a line game as it is now. */
export interface LineEntriesMessage extends LineTableView {
  type: "entries";
  entries: LineHistoryEntry[];
  heard: string;
}

/** The changes since another picture of the table, for a page that has it. */
export interface ChangesMessage {
  type: "changes";
  follows: number;
  entries: HistoryEntry[];
  heard: string;
  changed: Json;
}

/** One entry of the log for a page that plays the actions again; a ply has no words. */
export interface ActionsEntry {
  number: number;
  ply: number;
  seat: number | null;
  action: string | null;
  text?: string[];
  kind?: EntryKind;
  undone?: boolean;
}

/** Everything about a table of a kingdom game for a page that plays the actions again. */
export interface ActionsSnapshot extends TableFacts {
  type: "actions";
  table: string;
  game: string;
  options: Options;
  commitment: string;
  title: string | null;
  expected: string | null;
  hearing: number | null;
  acts: boolean;
  history: ActionsEntry[];
}

/** The changes since another picture of a table that the page plays again. */
export interface ActionsChanges {
  type: "actions_changes";
  follows: number;
  entries: ActionsEntry[];
  changed: Json;
}

/** A change of who is there. */
export interface SeatsMessage {
  type: "seats";
  seats: SeatView[];
  status: Status;
}

/** One ply of a finished game or of a record; names are one for each seat. */
export interface ReplayView {
  family: Family;
  game: string;
  plies: number;
  ply: number;
  action: string | null;
  announcements: string[];
  title: string;
  view: View | LineView;
  names: string[];
  options: Options;
  stops: number[];
  standings_text: string[] | null;
  outcome: (Outcome | LineOutcome) & { lines: string[] } | null;
}

/** One ply of a kingdom game. */
export interface KingdomReplay extends ReplayView {
  family: "kingdom";
  view: View;
  outcome: Outcome & { lines: string[] } | null;
  building_lines: string[];
  kingdom_lines: string[][];
  court_lines: string[][];
  scores_text: string[][];
}

/** One ply of a line game; all hands are open. */
export interface LineReplay extends ReplayView {
  family: "line";
  view: LineView;
  outcome: LineOutcome & { lines: string[] } | null;
  ends_line: string;
  line_lines: string[];
  hand_lines: string[][];
  hands_lines: string[];
  stock_line: string;
  played_line: string;
  bank_line: string;
  total_lines: string[];
}

/** One half of a domino that is not among those of the box. */
export interface HalfEntry {
  terrain: string;
  crowns?: number;
}

/** A domino on a table at home: one of the box by its number, or free faces. */
export interface PlacementEntry {
  action: string;
  domino?: number | null;
  left?: HalfEntry | null;
  right?: HalfEntry | null;
}

/** A square on a table at home. */
export interface SquareEntry {
  square: string;
  terrain: string;
  crowns?: number;
}

/** A building on a town square of a table at home. */
export interface BuildingEntry {
  square: string;
  building: string;
}

/** A kingdom on a table at home, given by a position, by dominoes, by squares, or by all. */
export interface KingdomScoreRequest {
  game?: string;
  set?: string | null;
  size?: number;
  frame?: string;
  middle_kingdom?: boolean;
  harmony?: boolean;
  position?: string | null;
  placements?: PlacementEntry[];
  squares?: SquareEntry[];
  discarded?: number;
  buildings?: BuildingEntry[];
  coins?: number;
  knights?: number;
  queen?: boolean;
}

/** The rest of a hand at home: its tiles, or what counts of them. */
export interface HandEntry {
  tiles?: string[] | null;
  pips?: number | null;
  doubles?: number | null;
  double_pips?: number | null;
  count?: number | null;
}

/** A line of a score pad; see `dominium.scoring.tally`. */
export interface TallyEntry {
  kind: string;
  seat?: number | null;
  points?: number | null;
  ending?: string | null;
  out?: number[] | null;
  hands?: (HandEntry | null)[] | null;
}

/** The score pad of a line game played with tiles on a table at home. */
export interface TallyRequest {
  game: string;
  entries: TallyEntry[];
  preset?: string | null;
  options?: Record<string, string | boolean | number>;
  names?: string[] | null;
}

/** A refereed table as it is written down, and what is to be done with it. */
export interface RefereeRequest {
  sheet: RefereeSheet;
  act?: RefereeAct;
  line?: string;
}

/** A physical kingdom as it lies, with its explained score and all its faults. */
export interface KingdomScoreResponse {
  view: KingdomView;
  score: KingdomScore;
  lines: string[];
  faults: FaultView[];
  notes: FaultView[];
}

/** A line of a refereed table with what was told of it; what was drawn is nobody's. */
export interface RefereeLine {
  entry: string;
  seat: number | null;
  told: string[];
}

/** A refereed table as it is written down; see `dominium.referee.Sheet`. */
export interface RefereeSheet {
  format: "dominium-referee";
  version: 1;
  game: string;
  options: Options;
  names: string[];
  by_hand: boolean;
  seed: string;
  entries: string[];
}

/** A refereed table; what lies on it is told as in a replay. */
export interface RefereedTable {
  sheet: RefereeSheet;
  family: Family;
  game: string;
  title: string;
  view: View | LineView;
  names: string[];
  options: Options;
  expected: string[];
  turn: number | null;
  finished: boolean;
  draws_due: boolean;
  hand_due: boolean;
  choices: Choice[];
  told: string[];
  taken_back: string | null;
  objection: FaultView | null;
  history: RefereeLine[];
  total_lines: string[];
  standings_text: string[] | null;
  record: Json | null;
}

/** A refereed table of a kingdom game. */
export interface KingdomRefereeResponse extends RefereedTable {
  family: "kingdom";
  view: View;
  choices: KingdomChoice[];
  building_lines: string[];
  kingdom_lines: string[][];
  court_lines: string[][];
  scores_text: string[][];
}

/** A refereed table of a line game. */
export interface LineRefereeResponse extends RefereedTable {
  family: "line";
  view: LineView;
  choices: LineChoice[];
  ends_line: string;
  line_lines: string[];
  hand_lines: string[][];
  stock_line: string;
}

/** A deal of a score pad, explained. */
export interface TallyDeal {
  event: DealEnded;
  lines: string[];
}

/** A fault of an entry of a score pad; entries count from 1. */
export interface EntryFault extends FaultView {
  entry: number;
}

/** A score pad: every deal, what follows from them, and all faults. */
export interface TallyResponse {
  game: string;
  names: string[];
  options: Options;
  deals: TallyDeal[];
  totals: number[];
  deals_won: number[];
  lead: number | null;
  bank: number | null;
  lines: string[];
  outcome: LineOutcome & { lines: string[] } | null;
  faults: EntryFault[];
}

/** A page to print, and whether the server can give it in braille. */
export interface PrintedPage {
  markdown: string;
  language: string;
  braille: boolean;
}

/** A draw of chance: its possible results in the order of the rules, and the share of each. */
export interface ProofDraw {
  results: string[];
  shares: number[];
}

/** An entry of the log; `draw` where chance acted. */
export interface ProofEntry {
  number: number;
  kind: string;
  seat: number | null;
  text: string;
  draw: ProofDraw | null;
}

/** A finished table with its seed and its log; version 2 after a joint deal. */
export interface Proof {
  format: "dominium-proof";
  version: 1 | 2;
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  rules_revision: number;
  commitment: string;
  seed: string;
  entries: ProofEntry[];
  outcome: Json | null;
  fingerprint: string;
}

/** The public data of a table that is not finished: the commitment that binds its draws. */
export interface SeedCommitment {
  format: "dominium-promise";
  version: 1;
  table: string;
  game: string;
  commitment: string;
  draws: number;
}

export type Audience = "table" | "team";

export type Change = DrawRound | OpenTables | RulesChanged | PlayersAdded | PlayerRenamed | PlayerLeft | PlayerReturned | EveningOpened | EveningCancelled | PresenceSet | PlayersSwapped | RoundCancelled | ResultEntered | ResultWithdrawn;

export type ClientMessage = ActCommand | RequestUndoCommand | AnswerUndoCommand | LeaveCommand | ReturnCommand | FillSeatCommand | FreeSeatCommand | GiveTimeCommand | CommitEntropyCommand | OpenEntropyCommand | SayCommand | MuteCommand | LookCommand | SetLanguageCommand | FollowActionsCommand | Ping;

export type ClosingGrounds = "cheating" | "disturbing" | "fault" | "other" | "talk";

export type Command = ActCommand | RequestUndoCommand | AnswerUndoCommand | LeaveCommand | ReturnCommand | FillSeatCommand | FreeSeatCommand | GiveTimeCommand | CommitEntropyCommand | OpenEntropyCommand | SayCommand | MuteCommand;

export type EntriesMessage = KingdomEntriesMessage | LineEntriesMessage;

export type EntryKind = "action" | "bot_joined" | "closed" | "deal_asked" | "deal_committed" | "deal_missed" | "deal_opened" | "failed" | "filled" | "forfeited" | "forgotten" | "joined" | "left" | "moved" | "rematch" | "returned" | "time_given" | "timed_out" | "undo_agreed" | "undo_asked" | "undo_refused" | "undone";

export type Family = "kingdom" | "line";

export type Grade = "best" | "blunder" | "good" | "inaccuracy" | "mistake";

export type Json = Record<string, unknown>;

export type May = "answer_undo" | "ask_undo" | "fill" | "free" | "give_time" | "give_up" | "leave" | "plan" | "return" | "sit";

export type OptionValue = boolean | number | string;

export type Options = Record<string, OptionValue>;

export type Params = Record<string, string | number>;

export type Phrase = "another_game" | "bye" | "good_game" | "good_luck" | "greeting" | "my_fault" | "nice_one" | "one_moment" | "sorry" | "thanks" | "well_played" | "your_turn";

export type PlanOutcome = "changed" | "done" | "illegal";

export type RefereeAct = "back" | "draw" | "look" | "record" | "say";

export type RefereeResponse = KingdomRefereeResponse | LineRefereeResponse;

export type Replay = KingdomReplay | LineReplay;

export type ReportGrounds = "cheating" | "disturbing" | "talk";

export type RequestId = string | number;

export type RestRule = "mean" | "nothing";

export type Scope = "bot" | "play" | "read" | "watch";

export type SeatKind = "bot" | "device" | "open" | "own_bot" | "person";

export type ServerMessage = KingdomSnapshot | LineSnapshot | KingdomEntriesMessage | LineEntriesMessage | ChangesMessage | ActionsSnapshot | ActionsChanges | SeatsMessage | ChatUpdate | RefusedMessage | Pong;

export type Snapshot = KingdomSnapshot | LineSnapshot;

export type Status = "finished" | "running" | "waiting";

export type StreamMessage = KingdomSnapshot | LineSnapshot | KingdomEntriesMessage | LineEntriesMessage | SeatsMessage | RefusedMessage;

export type TieRule = "scores" | "wins";
