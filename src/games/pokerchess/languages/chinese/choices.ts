import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const GROUPS: Translation<typeof english.GROUPS> = {
  attacks: "攻击",
  bet: "你的下注",
  choice: "你的选择",
  people: "玩家",
  more: "更多",
};
export const SHAPE_GROUPS: Translation<typeof english.SHAPE_GROUPS> = {
  king: "王",
  queen: "后",
  rook: "车",
  bishop: "象",
  knight: "马",
  pawn: "兵",
};

export const FORMING_CHOICES: Translation<typeof english.FORMING_CHOICES> = {
  place: "{player}去{team}队",
  agree: "接受这样分队",
  disagree: "改为选举队长",
  approve: "赞成{player}",
  approveDetail: "目前未赞成",
  disapprove: "划掉{player}",
  disapproveDetail: "目前已赞成",
  cast: "投出选票",
  castDetail: "已赞成：{count}",
  pick: "选{player}",
  nominate: "推{player}为主帅",
  vote: "投给{player}",
  abstain: "弃权",
  assign: "{square}{shape}交给{player}",
  assignDetail: "现归{player}",
  ready: "完成",
  readyDetail: "其余归你自己",
};

export const CHOICES: Translation<typeof english.CHOICES> = {
  move: "{shape} {from}–{to}",
  promotes: "随后升变",
  castle: "王车易位：王到{to}",
  attack: "{shape} {from}×{target} {to}",
  inPassing: "吃过路兵，到{to}",
  attackOdds: "摊牌胜率{chance}%",
  back: "退回{square}",
  backDetail: "出发的格子",
  retreat: "退到{square}",
  stakeNothing: "不出资",
  stake: "出资{amount}",
  stakeAnother: "出资其他数目",
  left: "剩{left}",
  amounts: "{min}到{max}",
  rebuy: "买入{chips}",
  declineRebuy: "不买",
  sideLoses: "本局落败",
};

export const PROMOTIONS: Translation<typeof english.PROMOTIONS> = {
  queen: "升变为后",
  rook: "升变为车",
  bishop: "升变为象",
  knight: "升变为马",
};

export const BETS: Translation<typeof english.BETS> = {
  fold: "弃牌",
  foldAttacker: "你的攻击失败",
  foldDefender: "你的{target}被吃",
  check: "过牌",
  call: "跟注{chips}",
  callAllIn: "跟注{chips}，全下",
  bet: "下注{amount}",
  betAllIn: "下注{amount}，全下",
  betAnother: "下注其他数目",
  raise: "加注{amount}",
  raiseAllIn: "加注{amount}，全下",
  raiseAnother: "加注其他数目",
  puts: "投入{chips}，剩{left}",
  odds: "胜率{chance}%",
};

export const ASIDES: Translation<typeof english.ASIDES> = {
  forfeit: "认输",
  forfeitDetail: "对方获胜",
  offer: "提议：{player}付",
  acceptOffer: "接受：结束本局",
  declineOffer: "拒绝：继续玩",
  pays: "{player}付{amount}",
  paysNothing: "谁都不付",
  callClock: "要求计时",
  callClockDetail: "开始计时",
  proposeTime: "{option}：{value}",
  proposeTimeDetail: "需双方同意",
  acceptTime: "接受新的时限",
  declineTime: "保持原时限",
  timeDetail: "{option}：{value}",
  shareEqually: "平分筹码",
  shareDetail: "需全队同意",
  declineSharing: "不平分筹码",
  declineSharingDetail: "各拿各的",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  forfeit: "要认输吗？对方获胜，并拿走全部筹码。",
  forfeitTeam: "要认输吗？对方获胜。你方主帅失去全部筹码，其他队员失去一半。",
  foldForNothing: "你可以免费过牌。还是要弃牌吗？",
  allIn: "这是你的全部筹码，输光就落败。要全下吗？",
  allInTeam: "这是你的全部筹码。要全下吗？",
  tooMuch: "{player}最多只能跟{most}；多出的会退回。还是要投入吗？",
  declineRebuy: "没有筹码，你方就输了。还是不买吗？",
  acceptOffer: "这会结束本局：{pays}。接受吗？",
};

export const HINTS: Translation<typeof english.HINTS> = {
  matching: "战斗时，每个棋子带来一张牌：K王，Q后，J车，10象，9马，其余为兵（PC-1.4）。",
  noDoubleStep: "本局的兵每次只走一格（PC-5.4）。",
  noCastling: "本局没有王车易位（PC-5.4）。",
  castlingLost: "不能王车易位：王或那个车已经走过或攻击过（PC-5.6）。",
  attackedKing: "{player}的王正受攻击。它可以不动：这里没有将军，只有要打赢的战斗（PC-5.2）。",
  nothingToRaise: "{player}已全下，没有可加注的了（PC-7.3）。",
  noChipsToRaise: "不能加注：跟注就要用光你的筹码（PC-7.3）。",
  unmatched: "{player}还能投入{most}。你多投入的会退回（PC-7.7）。",
  shortCall: "用你最后的{chips}枚筹码跟注就够了：你跟不上的部分退还{player}（PC-7.7）。",
  lateOwner: "私牌仍然保密；若你攻击，由它的主人来打这场战斗（PC-10.3）。",
  stakeReturn: "战斗后，你按出资比例拿回筹码，向下取整（PC-12.15）。",
  offer: "{player}提议结束本局：{pays}（PC-9.6）。",
  timeOffer: "{player}对以后的决定提议：{option}，{value}（PC-10.8）。",
};
